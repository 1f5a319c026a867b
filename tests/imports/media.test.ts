import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { carStore } from '../../rest/cars/carStore.ts';
import { sheetValues } from '../../rest/cars/overrides.ts';
import { picturesOfCar } from '../../rest/cars/picturesOfCar.ts';
import { importInventory } from '../../rest/inventory/importInventory.ts';
import { bringPictures } from '../../rest/inventory/pictures/bringPictures.ts';
import { PictureFetcher } from '../../rest/inventory/pictures/PictureFetcher.ts';
import type { RowAddresses } from '../../rest/inventory/pictures/wantedPictures.ts';
import { tempStore } from '../servers/tempStore.ts';
import { listCars } from '../stock/openCars.ts';
import { aPhoto } from '../stock/somePhotos.ts';
import { editByHand } from './byHand.ts';
import { pictureServer } from './pictureServer.ts';

let kept: Awaited<ReturnType<typeof tempStore>>;
let folder: string;
let server: Awaited<ReturnType<typeof pictureServer>>;
let at: string;
let photo: Buffer;

beforeEach(async () => {
  kept = await tempStore();
  folder = await mkdtemp(join(tmpdir(), 'photos-'));
  photo = await aPhoto().jpeg().toBuffer();
  server = await pictureServer((_, response) => response.end(photo));
  at = `http://127.0.0.1:${server.port}`;
});
afterEach(async () => {
  await server.close();
  await kept.close();
  await rm(folder, { recursive: true, force: true });
});

/** Imports a sheet of one car and its pictures as the command does; the picture server of these tests runs on this machine. */
async function importSheet(lines: string[], photosPath?: string) {
  const rows: RowAddresses[] = [];
  const report = await importInventory({
    text: lines.join('\n'),
    store: kept.store,
    onAddresses: (row) => rows.push(row),
  });
  expect(report.refused).toEqual([]);
  const fetcher = new PictureFetcher({ isAllowed: () => true });
  const { failed } = await bringPictures({ ...kept, rows, photosPath, fetcher });
  return { notes: report.notes.map(({ note }) => note), failed };
}

async function theCar() {
  return (await listCars(kept.store, '-newest'))[0]!;
}

/** The pictures of the car, each with its group. */
async function groups() {
  return (await theCar()).images.map(({ filename, group = null }) => `${filename} ${group}`);
}

/** The addresses of so many pictures of a turn. */
function turnOf(count: number): string {
  return Array.from({ length: count }, (_, i) => `${at}/turn/${i}.jpg`).join(' ');
}

test.each(['Video', 'Video URL', 'YouTube Link', 'فيديو'])(
  'a car gets the video that its column “%s” names, and keeps it where a file has no such column',
  async (column) => {
    await importSheet([`stock,make,${column}`, 'A-1,bmw,https://youtu.be/dQw4w9WgXcQ']);
    expect(await theCar()).toMatchObject({ video: 'https://youtu.be/dQw4w9WgXcQ' });
    await importSheet(['stock,make', 'A-1,bmw']);
    expect(await theCar()).toMatchObject({ video: 'https://youtu.be/dQw4w9WgXcQ' });
    await importSheet([`stock,make,${column}`, 'A-1,bmw,']);
    expect(await theCar()).toMatchObject({ video: null });
  },
);

test.each([
  'http://dealer.example/a.mp4',
  'javascript:alert(1)',
  'https://me:word@dealer.example/a.mp4',
  'see below',
])(
  'the dealer reads why the video %s is left out, and the car comes in and keeps the one that it has',
  async (video) => {
    await importSheet(['stock,make,video', 'A-1,bmw,https://dealer.example/old.mp4']);
    const { notes } = await importSheet(['stock,make,video', `A-1,bmw,${video}`]);
    expect(notes).toEqual([`video "${video}" is not an address: it must start with https://`]);
    expect(await theCar()).toMatchObject({ video: 'https://dealer.example/old.mp4' });
  },
);

test.each(['360', '360°', '360 View', 'Spin'])(
  'the viewer that the column “%s” names shows the whole turn of a car',
  async (column) => {
    await importSheet([`stock,make,${column}`, 'A-1,bmw,https://kuula.co/share/7lx']);
    expect(await theCar()).toMatchObject({ spin: { address: 'https://kuula.co/share/7lx', images: [] } });
    await importSheet([`stock,make,${column}`, 'A-1,bmw,']);
    expect(await theCar()).toMatchObject({ spin: null });
  },
);

test('pictures of the column of the whole turn stand in their order and not among the others', async () => {
  const sheet = ['stock,make,images,Image 360', `A-1,bmw,${at}/front.jpg,${turnOf(12)}`];
  expect(await importSheet(sheet)).toEqual({ notes: [], failed: [] });
  const car = await theCar();
  expect(car.images.map(({ filename }) => filename)).toEqual(['front.jpg']);
  expect(car.spin?.address).toBeNull();
  expect(car.spin?.images.map(({ filename }) => filename)).toEqual(
    Array.from({ length: 12 }, (_, i) => `${i}.jpg`),
  );
  // The sweep of unused pictures and backups keep what a car names.
  expect(picturesOfCar(car)).toHaveLength(13);
  server.asked.length = 0;
  await importSheet(sheet);
  expect([server.asked, await theCar()]).toEqual([[], car]);
  await importSheet(['stock,make,images', `A-1,bmw,${at}/other.jpg`]);
  expect((await theCar()).spin).toEqual(car.spin);
  await importSheet(['stock,make,360', 'A-1,bmw,']);
  expect((await theCar()).spin).toEqual(car.spin);
  await importSheet(['stock,make,360', 'A-1,bmw,https://kuula.co/share/7lx']);
  expect((await theCar()).spin).toEqual({ address: 'https://kuula.co/share/7lx', images: [] });
});

test('a viewer that a person has set in the place of a turn in pictures stays, and the pictures may come back (BO-8)', async () => {
  const sheet = (count: number) => ['stock,make,360', `A-1,bmw,${turnOf(count)}`];
  await importSheet(sheet(8));
  const cars = carStore(kept.store);
  const { _id, spin } = await theCar();
  const viewer = { address: 'https://kuula.co/share/7lx', images: [] };
  await editByHand(cars, _id, { spin: viewer });
  server.asked.length = 0;
  expect(await importSheet(sheet(8))).toEqual({ notes: [], failed: [] });
  await importSheet(['stock,make,360', 'A-1,bmw,']);
  expect(await cars.byId(_id)).toMatchObject({
    spin: viewer,
    overrides: { spin: { sheet: spin, differs: false } },
  });
  // The sweep of unused pictures keeps those that the file has, and none is fetched again.
  expect(picturesOfCar((await cars.byId(_id))!)).toHaveLength(8);
  expect(server.asked).toEqual([]);
  await importSheet(sheet(9));
  expect(await cars.byId(_id)).toMatchObject({ spin: viewer, overrides: { spin: { differs: true } } });
  await editByHand(cars, _id, sheetValues((await cars.byId(_id))!, 'spin'));
  expect((await theCar()).spin?.images).toHaveLength(9);
  expect((await cars.byId(_id))?.overrides).toBeUndefined();
});

test('a few pictures are no whole turn, and the dealer reads how many are', async () => {
  const { notes } = await importSheet(['stock,make,360', `A-1,bmw,${turnOf(6)}`]);
  expect(notes).toEqual(['6 pictures do not show a whole turn: a 360 view needs 8']);
  expect((await theCar()).spin).toBeNull();
});

test('the columns of pictures tell what these show, the outside first', async () => {
  await importSheet([
    'stock,make,Damage Photos,Interior Images,Exterior Image 2,Exterior Image 1,Image URL',
    `A-1,bmw,${at}/5.jpg,${at}/4.jpg,${at}/3.jpg,${at}/2.jpg,${at}/1.jpg`,
  ]);
  const expected = ['1.jpg null', '2.jpg outside', '3.jpg outside', '4.jpg inside', '5.jpg imperfections'];
  expect(await groups()).toEqual(expected);
});

test('the names at the addresses of pictures tell what these show, and nothing is guessed', async () => {
  const names = [
    'interior-1.jpg',
    'x5_ext.jpg',
    'int/2.jpg',
    'scratch_interior.jpg',
    'printer.jpg',
    'front.jpg',
  ];
  await importSheet(['stock,make,images', `A-1,bmw,${names.map((name) => `${at}/${name}`).join(' ')}`]);
  expect(await groups()).toEqual([
    ...['interior-1.jpg inside', 'x5_ext.jpg outside', '2.jpg inside', 'scratch_interior.jpg imperfections'],
    ...['printer.jpg null', 'front.jpg null'],
  ]);
});

test('a picture that the car has already gets the group that a later sheet names, and keeps it after one that names none', async () => {
  await importSheet(['stock,make,images', `A-1,bmw,${at}/1.jpg`]);
  await importSheet(['stock,make,Interior Images', `A-1,bmw,${at}/1.jpg`]);
  expect(await groups()).toEqual(['1.jpg inside']);
  await importSheet(['stock,make,images', `A-1,bmw,${at}/1.jpg`]);
  expect(await groups()).toEqual(['1.jpg inside']);
  expect(server.asked).toEqual(['/1.jpg']);
});

test('folders of photos tell what these show, the outside first; the stock number is no word of a name', async () => {
  const names = ['INT-1/detail/04.jpg', 'INT-1/01.jpg', 'INT-1/interior/02.jpg', 'INT-1/03 detail.jpg'];
  const turn = Array.from({ length: 8 }, (_, i) => `INT-1/360/${i}.jpg`);
  for (const [i, name] of [...names, ...turn].entries()) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    // The bytes of a file identify its picture.
    await writeFile(
      join(folder, name),
      await aPhoto(40 + i, 30)
        .jpeg()
        .toBuffer(),
    );
  }
  await importSheet(['stock,make', 'INT-1,bmw'], folder);
  expect(await groups()).toEqual([
    ...['01.jpg null', '03 detail.jpg details', '02.jpg inside', '04.jpg details'],
  ]);
  expect((await theCar()).spin?.images).toHaveLength(8);
});

test('a turn of which too few pictures come is left out, and the dealer reads it', async () => {
  await server.close();
  server = await pictureServer((request, response) => {
    if (request.url === '/turn/3.jpg') response.statusCode = 404;
    response.end(photo);
  });
  at = `http://127.0.0.1:${server.port}`;
  const { failed } = await importSheet(['stock,make,360', `A-1,bmw,${turnOf(8)}`]);
  expect(failed).toContain('line 2: a 360 view needs 8 pictures, and there are 7.');
  expect((await theCar()).spin).toBeNull();
});
