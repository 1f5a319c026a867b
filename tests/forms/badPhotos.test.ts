import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Stored } from '../../rest/store/Collection.ts';
import { runRest, type RunningRest } from '../servers/runRest.ts';
import { sendOffer } from './sendOffer.ts';
import { aPhoto, badFiles } from '../stock/somePhotos.ts';
import { tempStore } from '../servers/tempStore.ts';

const files = await badFiles();
const good = await aPhoto().jpeg().toBuffer();

let own: Awaited<ReturnType<typeof tempStore>>;
let rest: RunningRest;

beforeAll(async () => {
  own = await tempStore();
  rest = await runRest({ store: own.store, photos: own.photos });
});
afterAll(async () => {
  await rest.close();
  await own.close();
});

/** What is on disk and in the store afterwards. */
const left = async () => [
  ...(await readdir(join(own.dataDir, 'photos'))),
  ...(await own.store.collection<Stored>('enquiries').find({}).toArray()),
];

describe('a seller who sends', () => {
  it.each(files)(
    '%s is told so by the name of the file, and nothing of it is kept',
    async (_what, name, bytes, refusal) => {
      const { status, body } = await sendOffer(rest.url, [
        ['good.jpg', good],
        [name, bytes],
      ]);
      expect([status, body.errors.length, body.errors[0].field]).toEqual([422, 1, 'images']);
      expect(body.errors[0].message).toMatch(refusal);
      expect(body.errors[0].message).toContain(name);
      expect(await left()).toEqual([]);
    },
  );
});

it('at least forty kinds of bad files are refused', () => {
  expect(files.length).toBeGreaterThanOrEqual(40);
});
