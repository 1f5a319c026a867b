import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readDocuments } from '../../rest/commands/partner/readDocuments.ts';
import { hashOfDocument } from '../../rest/partners/trustedDocument.ts';

const text = 'query Stock($first: Int) { cars(first: $first) { totalCount } }';
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'documents-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function read(content: string, name = 'documents.json') {
  const path = join(folder, name);
  await writeFile(path, content);
  return readDocuments(path);
}

describe('a file of operations', () => {
  it.each([
    ['GraphQL itself', text, 'stock.graphql'],
    ['a list by hashes', JSON.stringify({ [hashOfDocument(text)]: text }), 'list.json'],
    [
      'a manifest with its operations',
      JSON.stringify({ format: 'x', operations: [{ id: hashOfDocument(text), name: 'Stock', body: text }] }),
      'manifest.json',
    ],
    ['a list under another name', JSON.stringify({ [hashOfDocument(text)]: text }), 'list.txt'],
  ])('is read as %s', async (_as, content, name) => {
    expect(await read(content, name)).toEqual([{ text, operations: ['Stock'] }]);
  });

  it.each([
    ['that is not there', undefined, 'is not readable'],
    ['that is no JSON', '{ "a": ', 'is not valid JSON'],
    ['with another list', '["a"]', 'is not a map from SHA-256 hashes to documents'],
    ['by other hashes', JSON.stringify({ abc: text }), `abc should be ${hashOfDocument(text)}`],
    ['without a text', JSON.stringify({ abc: 1 }), 'has no text for abc'],
    ['with nothing in it', '{}', 'has 0 documents'],
    ['that is no GraphQL', documentsOf('query {'), 'A document is not valid GraphQL. Syntax Error'],
    ['with a fragment alone', documentsOf('fragment F on Car { id }'), 'has no operation'],
    [
      'with a text that is too long',
      documentsOf(`{ a }${' '.repeat(100_000)}`),
      'may have at most 100000 characters',
    ],
  ])('%s is refused with what is wrong', async (_what, content, message) => {
    const result = content === undefined ? readDocuments(join(folder, 'missing')) : read(content);
    await expect(result).rejects.toThrow(message);
  });
});

function documentsOf(document: string): string {
  return JSON.stringify({ [hashOfDocument(document)]: document });
}
