import { expect, it } from 'vitest';
import { readArguments } from '../../rest/commands/partner/readArguments.ts';

it.each([
  [[]],
  [['add', 'Marsa Motors']],
  [['add', 'Marsa Motors', '--scopes', 'everything']],
  [['add', 'Marsa Motors', '--scopes', 'inventory:read', '--email', 'marsa.example']],
  [['add', 'Marsa Motors', '--scope', 'inventory:read']],
  [['list', 'Marsa Motors', 'all']],
  [['remove', 'Marsa Motors']],
  [['trust', 'Marsa Motors']],
  [['rotate', ' ']],
  [['rotate', 'Marsa Motors', 'twice']],
])('an operator who types %j is told how the command is used', (typed) => {
  expect(() => readArguments(typed)).toThrow('Usage: npm run partner -- add NAME');
});
