import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { collections } from '../../rest/store/open/collections.ts';
import { tempStore } from '../servers/tempStore.ts';

/** How a feature opens a collection: `store.collection<Type>('name')`. The shapes of the store's own collections never grow. */
const opened = /\.collection(?:<\w+>)?\(\s*'(\w+)'/g;

it('every collection that a feature opens is declared, so that its older documents can be read', () => {
  const files = readdirSync('rest', { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.startsWith('store'),
  );
  const names = files.flatMap((file) =>
    [...readFileSync(`rest/${file}`, 'utf8').matchAll(opened)].map(([, name]) => name),
  );
  expect(names.length).toBeGreaterThan(0);
  expect(new Set(names)).toEqual(new Set(collections.map(({ name }) => name)));
});

it('the embedded store has room for every collection, and for twice as many', async () => {
  const own = await tempStore();
  const names = collections.flatMap(({ name }) => [name, `${name}Later`]);
  for (const name of names) await own.store.collection(name).insertOne({ _id: 'a' });
  const counts = names.map((name) => own.store.collection(name).countDocuments({}));
  expect(new Set(await Promise.all(counts))).toEqual(new Set([1]));
  await own.close();
});
