import * as simpleIcons from 'simple-icons';
import { expect, it } from 'vitest';
import { marks } from '../../rest/demo/marks.ts';

it('the mark of a make is the one of Simple Icons', () => {
  const icons = new Map(Object.entries<{ path: string }>(simpleIcons));
  for (const [name, { path }] of marks) {
    const word = name.toLowerCase().replace(/[^a-z]/g, '');
    expect([name, path]).toEqual([name, icons.get(`si${word[0]?.toUpperCase()}${word.slice(1)}`)?.path]);
  }
});
