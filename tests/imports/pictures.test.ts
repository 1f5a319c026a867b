import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Car } from '../../rest/cars/car.ts';
import { carStore } from '../../rest/cars/carStore.ts';
import { importInventory } from '../../rest/inventory/importInventory.ts';
import { bringPictures } from '../../rest/inventory/pictures/bringPictures.ts';
import { PictureFetcher } from '../../rest/inventory/pictures/PictureFetcher.ts';
import { UnusedPictures } from '../../rest/inventory/pictures/UnusedPictures.ts';
import { ZipLimit } from '../../rest/inventory/pictures/ZipLimit.ts';
import type { RowAddresses } from '../../rest/inventory/pictures/wantedPictures.ts';
import type { CarDraft } from '../../rest/stock/drafts/carDraft.ts';
import { tempStore } from '../servers/tempStore.ts';
import { aDraft } from '../stock/aDraft.ts';
import { listCars } from '../stock/openCars.ts';
import { aPhoto } from '../stock/somePhotos.ts';
import { aZip } from './aZip.ts';
import { pictureServer } from './pictureServer.ts';

let kept: Awaited<ReturnType<typeof tempStore>>;
let folder: string;
let photo: Buffer;
const closing: (() => Promise<unknown>)[] = [];

beforeEach(async () => {
  kept = await tempStore();
  folder = await mkdtemp(join(tmpdir(), 'photos-'));
  photo = await aPhoto()
    .jpeg()
    .withExif({ IFD0: { Artist: 'Someone' } })
    .toBuffer();
});
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
  await kept.close();
  await rm(folder, { recursive: true, force: true });
});

/** Imports a sheet and its pictures as the command does; the picture servers of these tests run on this machine. */
async function importSheet(
  sheet: string,
  photosPath?: string,
  onProgress?: (done: number, cars: number) => void,
) {
  const rows: RowAddresses[] = [];
  const report = await importInventory({
    text: sheet,
    store: kept.store,
    onAddresses: (row) => rows.push(row),
  });
  const fetcher = new PictureFetcher({ isAllowed: () => true });
  return { report, pictures: await bringPictures({ ...kept, rows, photosPath, fetcher, onProgress }) };
}

async function serve(answer: Parameters<typeof pictureServer>[0]) {
  const server = await pictureServer(answer);
  closing.push(() => server.close());
  return server;
}

async function carNamed(title: string): Promise<Car> {
  return (await listCars(kept.store, '-newest')).find((car) => car.title === title)!;
}

async function namesOf(title: string) {
  return (await carNamed(title)).images.map(({ filename }) => filename);
}

async function stored(image: Car['images'][number]): Promise<Buffer> {
  const found = await kept.photos.get(image.path.replace('photos/', ''));
  return Buffer.concat((await found!.stream.toArray()) as Buffer[]);
}

/** The hourly sweep: runs it a number of hours from now, and tells how many pictures it has removed. */
function hourlySweep() {
  let hours = 0;
  const now = () => new Date(Date.now() + hours * 3_600_000);
  const unused = new UnusedPictures({ ...kept, now });
  return async (at: number) => {
    hours = at;
    return unused.remove();
  };
}

async function storedNames() {
  return (await kept.photos.list('stock-', new Date(Date.now() + 3_600_000))).toSorted();
}

async function write(files: Record<string, Buffer>) {
  for (const [name, bytes] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), bytes);
  }
  return folder;
}

test("the pictures at a row's addresses stand at the car in their order, encoded anew", async () => {
  const { port } = await serve((_, response) => response.end(photo));
  const at = `http://127.0.0.1:${port}`;
  const { pictures } = await importSheet(
    `stock,make,title,Photo URLs\nA-1,bmw,One,"${at}/b.jpg, ${at}/a.jpg?w=9|${at}/c.jpg"\nA-2,kia,Two,\n`,
  );
  expect(pictures).toEqual({ added: 3, kept: 0, removed: 0, failed: [] });
  expect(await namesOf('One')).toEqual(['b.jpg', 'a.jpg', 'c.jpg']);
  expect(await namesOf('Two')).toEqual([]);
  const { format, exif } = await sharp(await stored((await carNamed('One')).images[0]!)).metadata();
  expect({ format, exif }).toEqual({ format: 'jpeg', exif: undefined });
});

test('a car that is sold, repriced or withdrawn while its pictures are fetched stays so', async () => {
  const cars = carStore(kept.store);
  async function change() {
    await cars.save({ ...(await carNamed('One')), saleStatus: 'sold', discountedPrice: 70_000 });
    const two = await carNamed('Two');
    if (two) await cars.withdraw(two._id);
  }
  const { port } = await serve((_, response) => {
    void change().then(() => response.end(photo));
  });
  const address = `http://127.0.0.1:${port}/a.jpg`;
  await importSheet(
    `stock,make,title,price,images\nA-1,bmw,One,100000,${address}\nA-2,kia,Two,50000,${address}\n`,
  );
  expect(await namesOf('One')).toEqual(['a.jpg']);
  expect(await carNamed('One')).toMatchObject({ saleStatus: 'sold', discountedPrice: 70_000 });
  expect(await carNamed('Two')).toBeUndefined();
});

test('a second import fetches only what failed, and takes away what a row names no longer', async () => {
  let isThere = false;
  const { port, asked } = await serve((request, response) => {
    if (request.url === '/b.jpg' && !isThere) response.statusCode = 404;
    response.end(photo);
  });
  const at = `http://127.0.0.1:${port}`;
  const sheet = `stock,make,title,images\nA-1,bmw,One,${at}/a.jpg ${at}/b.jpg\n`;
  expect((await importSheet(sheet)).pictures).toEqual({
    ...{ added: 1, kept: 0, removed: 0 },
    failed: [`line 2: b.jpg was not fetched: 127.0.0.1:${port} responded with 404.`],
  });
  isThere = true;
  expect((await importSheet(sheet)).pictures).toEqual({ added: 1, kept: 1, removed: 0, failed: [] });
  expect(asked).toEqual(['/a.jpg', '/b.jpg', '/b.jpg']);
  await importSheet(`stock,make,title,images\nA-1,bmw,One,${at}/b.jpg\n`);
  expect(await namesOf('One')).toEqual(['b.jpg']);
});

test('a picture that an import takes away stays for the pages and backups of the next hour, and is then removed', async () => {
  const { port } = await serve((_, response) => response.end(photo));
  const at = `http://127.0.0.1:${port}`;
  await importSheet(`stock,make,title,images\nA-1,bmw,One,${at}/a.jpg\nA-2,kia,Two,${at}/a.jpg\n`);
  const cars = [await carNamed('One'), await carNamed('Two')];
  const names = cars.map(({ images }) => images[0]!.path.replace('photos/', ''));
  await carStore(kept.store).withdraw(cars[1]!._id);
  const sweepAt = hourlySweep();
  expect(await sweepAt(3)).toBe(0);
  expect(await sweepAt(4)).toBe(0);
  await importSheet(`stock,make,title,images\nA-1,bmw,One,${at}/b.jpg\n`);
  expect(await sweepAt(5)).toBe(0);
  expect(await storedNames()).toEqual(expect.arrayContaining(names));
  expect(await sweepAt(6)).toBe(1);
  const [image] = (await carNamed('One')).images;
  const ofWithdrawn = names[1]!;
  expect(await storedNames()).toEqual([ofWithdrawn, image!.path.replace('photos/', '')].toSorted());
});

test('a picture of a draft of a new car stays until the draft is gone', async () => {
  await kept.photos.put('stock-new.jpg', photo);
  const image = { _id: 'new', path: 'photos/stock-new.jpg', filename: 'new.jpg' };
  const drafts = kept.store.collection<CarDraft>('carDrafts', { followed: true });
  await drafts.insertOne(aDraft('new', { isNew: true, images: [image] }));
  const sweepAt = hourlySweep();
  expect([await sweepAt(3), await sweepAt(4)]).toEqual([0, 0]);
  await drafts.deleteOne({ _id: 'new' });
  expect([await sweepAt(5), await sweepAt(6)]).toEqual([0, 1]);
});

test('a picture that is wanted again after it was taken away stays', async () => {
  const { port } = await serve((_, response) => response.end(photo));
  const at = `http://127.0.0.1:${port}`;
  const importPicture = (name: string) => importSheet(`stock,make,title,images\nA-1,bmw,One,${at}/${name}\n`);
  const sweepAt = hourlySweep();
  await importPicture('a.jpg');
  await importPicture('b.jpg');
  expect(await sweepAt(3)).toBe(0);
  await importPicture('a.jpg');
  expect(await sweepAt(4), 'b.jpg is unused since the last sweep only').toBe(0);
  expect(await stored((await carNamed('One')).images[0]!)).toBeDefined();
  expect(await sweepAt(5)).toBe(1);
  expect(await stored((await carNamed('One')).images[0]!)).toBeDefined();
});

test('a picture of an import that was killed before it wrote the car is removed when no import can still need it', async () => {
  await kept.photos.put('stock-lost.jpg', photo);
  const sweepAt = hourlySweep();
  expect(await sweepAt(0.9)).toBe(0);
  expect(await sweepAt(1.9)).toBe(0);
  expect(await sweepAt(2.9)).toBe(1);
});

test('a picture whose file is lost, as in a backup without it, is brought again by the same import', async () => {
  const { port } = await serve((_, response) => response.end(photo));
  const sheet = `stock,make,title,images\nA-1,bmw,One,http://127.0.0.1:${port}/a.jpg\n`;
  await importSheet(sheet);
  const [image] = (await carNamed('One')).images;
  await kept.photos.remove(image!.path.replace('photos/', ''));
  expect((await importSheet(sheet)).pictures).toMatchObject({ added: 1, kept: 0, removed: 0 });
  expect(await stored(image!)).toBeDefined();
});

test('an import that is broken off after its first car fetches only what is missing when it runs again', async () => {
  let release = () => {};
  const firstStands = new Promise<void>((resolve) => (release = resolve));
  let isBroken = true;
  const { port, asked } = await serve((request, response) => {
    if (request.url === '/1.jpg' || !isBroken) return void response.end(photo);
    // The other car waits until the first one stands.
    void firstStands.then(() => response.destroy());
  });
  const at = `http://127.0.0.1:${port}`;
  const sheet = `stock,make,title,images\nA-1,bmw,One,${at}/1.jpg\nA-2,kia,Two,${at}/2.jpg\n`;
  const told: string[] = [];
  const broken = importSheet(sheet, undefined, (done, cars) => {
    told.push(`${done} of ${cars}`);
    release();
    throw new Error('Broken off');
  });
  await expect(broken).rejects.toThrow('Broken off');
  expect([told[0], await namesOf('One'), await namesOf('Two')]).toEqual(['1 of 2', ['1.jpg'], []]);
  isBroken = false;
  asked.length = 0;
  expect((await importSheet(sheet)).pictures).toEqual({ added: 1, kept: 1, removed: 0, failed: [] });
  expect([asked, await namesOf('Two')]).toEqual([['/2.jpg'], ['2.jpg']]);
});

test('a car keeps its pictures when none of the new ones comes, or its cell is empty', async () => {
  const { port } = await serve((request, response) => {
    response.end(request.url === '/a.jpg' ? photo : '<html>');
  });
  const at = `http://127.0.0.1:${port}`;
  await importSheet(`stock,make,title,images\nA-1,bmw,One,${at}/a.jpg\n`);
  const { pictures } = await importSheet(`stock,make,title,images\nA-1,bmw,One,${at}/page.jpg\n`);
  expect(pictures.failed).toEqual([
    'line 2: page.jpg is not a JPEG or PNG photo. Save it as JPEG and add it again.',
  ]);
  await importSheet('stock,make,title,images\nA-1,bmw,One,\n');
  expect(await namesOf('One')).toEqual(['a.jpg']);
});

test('a word that is no address of a picture is told with its line', async () => {
  const { report } = await importSheet(
    'stock,make,title,images\nA-1,bmw,One,front.jpg file:///etc/passwd https://user:word@shop.example/1.jpg\n',
  );
  expect(report.notes.map(({ line, note }) => `${line} ${note}`)).toEqual([
    '2 "front.jpg" is not a picture URL: it must start with https:// or http://',
    '2 "file:///etc/passwd" is not a picture URL: it must start with https:// or http://',
    '2 "https://user:word@shop.example/1.jpg" is not a picture URL: it must start with https:// or http://',
  ]);
});

test('a host is asked for four pictures at once, at most', async () => {
  const { port, most } = await serve((_, response) => setTimeout(() => response.end(photo), 20));
  const list = Array.from({ length: 20 }, (_, i) => `http://127.0.0.1:${port}/${i}.jpg`).join(' ');
  const { pictures } = await importSheet(`stock,make,title,images\nA-1,bmw,One,${list}\n`);
  expect(pictures.added).toBe(20);
  expect(most()).toBe(4);
});

test.each(['a folder', 'a ZIP file'])(
  'photos in %s come to the car whose stock number begins their names',
  async (kind) => {
    const other = await aPhoto(40, 30).png().toBuffer();
    const large = await aPhoto(50, 30).jpeg().toBuffer();
    const files = {
      'A-1_10.jpg': photo,
      'a-1_2.png': other,
      'A-17 front.jpg': photo,
      'X 9/side.jpg': photo,
      'X 9/front.jpg': large,
      'B-3.jpg': Buffer.from('no photo'),
      'Z-1.jpg': photo,
      '.DS_Store': Buffer.from('x'),
    };
    const path =
      kind === 'a folder' ? await write(files) : join(await write({ 'all.zip': aZip(files) }), 'all.zip');
    const sheet = 'stock,make,title\nA-1,bmw,One\nA-17,kia,Two\nX 9,kia,Three\nB-3,kia,Four\n';
    const { pictures } = await importSheet(sheet, path);
    expect(pictures).toEqual({
      ...{ added: 5, kept: 0, removed: 0 },
      failed: [
        'B-3: B-3.jpg is not a JPEG or PNG photo. Save it as JPEG and add it again.',
        'Z-1.jpg: no imported car has this stock number.',
      ],
    });
    expect(await namesOf('One')).toEqual(['a-1_2.png', 'A-1_10.jpg']);
    expect(await namesOf('Two')).toEqual(['A-17 front.jpg']);
    expect(await namesOf('Three')).toEqual(['front.jpg', 'side.jpg']);
    expect((await importSheet(sheet, path)).pictures).toMatchObject({ added: 0, kept: 5 });
  },
);

test('a ZIP file whose entries are more than they declare brings none of them', async () => {
  const path = join(folder, 'bomb.zip');
  await writeFile(path, aZip({ 'A-1.jpg': Buffer.alloc(20_000_000), 'A-1b.jpg': photo }, 100));
  const { pictures } = await importSheet('stock,make,title\nA-1,bmw,One\n', path);
  expect(pictures.failed[0]).toBe('A-1: A-1.jpg cannot be read: it is damaged or protected by a password.');
  expect(await namesOf('One')).toEqual([]);
});

test('a ZIP file whose entries share their bytes is refused before it is unpacked', async () => {
  const path = join(folder, 'overlap.zip');
  const names = Array.from({ length: 50 }, (_, at) => `A-1_${at}.jpg`);
  await writeFile(path, aZip(Object.fromEntries(names.map((name) => [name, photo])), undefined, true));
  await expect(importSheet('stock,make\nA-1,bmw\n', path)).rejects.toThrow(
    `${path} claims to contain more data than it does. Pack the photos again.`,
  );
});

test('a ZIP file with an endless directory is refused before it is read', () => {
  expect(() => new ZipLimit('all.zip', { entryCount: 4_000_000, fileSize: 1 })).toThrow(
    'all.zip has 4,000,000 files: put at most 200,000 into one ZIP file.',
  );
  const limit = new ZipLimit('all.zip', { entryCount: 2_000, fileSize: 1 });
  // Each entry may have notes of 64 kB.
  const entry = { fileNameLength: 65_535, extraFieldLength: 0, fileCommentLength: 0, compressedSize: 0 };
  expect(() => Array.from({ length: 2_000 }, () => limit.add(entry))).toThrow(
    'all.zip has more than 64 MB of file names and comments. Pack the photos again.',
  );
});

test('a dealer reads which folder or file of photos cannot be used', async () => {
  const text = join(await write({ 'all.zip': Buffer.from('no archive') }), 'all.zip');
  await expect(importSheet('stock,make\nA-1,bmw\n', text)).rejects.toThrow(
    `${text} is neither a folder nor a ZIP file of photos.`,
  );
  await expect(importSheet('stock,make\nA-1,bmw\n', join(folder, 'no'))).rejects.toThrow(
    `The folder or ZIP file of photos does not exist: ${join(folder, 'no')}.`,
  );
});
