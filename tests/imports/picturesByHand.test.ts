import { afterEach, beforeEach, expect, test } from 'vitest';
import { carStore } from '../../rest/cars/carStore.ts';
import { sheetPictures } from '../../rest/cars/picturesOfCar.ts';
import { readOverwrite } from '../../rest/inventory/byHand/readOverwrite.ts';
import { importInventory } from '../../rest/inventory/importInventory.ts';
import { bringPictures } from '../../rest/inventory/pictures/bringPictures.ts';
import { picturesToKeep } from '../../rest/inventory/pictures/keptPictures.ts';
import { PictureFetcher } from '../../rest/inventory/pictures/PictureFetcher.ts';
import type { RowAddresses } from '../../rest/inventory/pictures/wantedPictures.ts';
import { tempStore } from '../servers/tempStore.ts';
import { aPhoto } from '../stock/somePhotos.ts';
import { editByHand, numbered } from './byHand.ts';
import { pictureServer } from './pictureServer.ts';

let kept: Awaited<ReturnType<typeof tempStore>>;
let server: Awaited<ReturnType<typeof pictureServer>>;
let fetched: string[];

beforeEach(async () => {
  kept = await tempStore();
  const photo = await aPhoto().jpeg().toBuffer();
  fetched = [];
  server = await pictureServer(({ url = '' }, response) => {
    fetched.push(url);
    response.end(photo);
  });
});
afterEach(async () => {
  await server.close();
  await kept.close();
});

const sheetOf = (...names: string[]) =>
  `Stock No,Make,Model,Price,Photos\nS-1,BMW,X5,200000,"${names.map((name) => `http://127.0.0.1:${server.port}/${name}`).join(' ')}"\n`;

/** Imports a sheet with its pictures as the command does. */
async function importSheet(text: string, overwrite?: ReadonlySet<string>) {
  const rows: RowAddresses[] = [];
  await importInventory({ text, store: kept.store, overwrite, onAddresses: (row) => rows.push(row) });
  const fetcher = new PictureFetcher({ isAllowed: () => true });
  return bringPictures({ ...kept, rows, fetcher, overwrite });
}
const cars = () => carStore(kept.store);
const car = () => numbered(cars(), 'S-1');
const files = async () => (await car()).images.map(({ filename }) => filename);

test('pictures that were arranged by hand stay, and other ones of a file are brought and offered until they are taken (BO-8)', async () => {
  await importSheet(sheetOf('a.jpg', 'b.jpg'));
  const { _id, images } = await car();
  await editByHand(cars(), _id, { images: images.toReversed() });

  fetched = [];
  expect((await importSheet(sheetOf('a.jpg', 'b.jpg'))).keptByHand).toBeUndefined();
  expect([await files(), fetched]).toEqual([['b.jpg', 'a.jpg'], []]);

  const named: RowAddresses[] = [];
  const text = sheetOf('a.jpg', 'c.jpg');
  await importInventory({ text, store: kept.store, dryRun: true, onAddresses: (row) => named.push(row) });
  const note = 'line 2: the file has other pictures, yours stay. The page of the car offers them.';
  expect(await picturesToKeep(named, kept.store)).toEqual([note]);
  expect((await importSheet(text)).keptByHand).toEqual([note]);
  expect((await importSheet(text)).keptByHand).toBeUndefined();
  expect([await files(), fetched]).toEqual([['b.jpg', 'a.jpg'], ['/c.jpg']]);
  const offered = await car();
  expect(offered.overrides?.images?.differs).toBe(true);
  expect(sheetPictures(offered).map(({ filename }) => filename)).toEqual(['a.jpg', 'c.jpg']);
  for (const { path } of sheetPictures(offered)) {
    expect(await kept.photos.get(path.replace('photos/', ''))).toBeDefined();
  }

  await importSheet(text, readOverwrite('pictures'));
  expect([await files(), (await car()).overrides]).toEqual([['a.jpg', 'c.jpg'], undefined]);
});

test('pictures of a file that are those of the person end what was changed by hand (BO-8)', async () => {
  await importSheet(sheetOf('a.jpg', 'b.jpg'));
  const { _id, images } = await car();
  await editByHand(cars(), _id, { images: images.toReversed() });
  await importSheet(sheetOf('b.jpg', 'a.jpg'));
  expect([await files(), (await car()).overrides]).toEqual([['b.jpg', 'a.jpg'], undefined]);
});
