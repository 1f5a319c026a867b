import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';

test('each script of web/generated comes from a document of the same name', () => {
  const documents = readdirSync('web', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.graphql'))
    .map((path) => basename(path, '.graphql'));
  const generated = readdirSync('web/generated')
    .filter((file) => file.endsWith('.ts'))
    .map((file) => basename(file, '.ts'));
  expect(generated.sort()).toEqual(documents.sort());
});
