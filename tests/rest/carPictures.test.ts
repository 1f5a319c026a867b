import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { auditLog } from '../../rest/admin/audit/auditLog.ts';
import { type CarStore, carStore } from '../../rest/cars/carStore.ts';
import { UnusedPictures } from '../../rest/inventory/pictures/UnusedPictures.ts';
import { createIndexes } from '../../rest/store/mongodb/createIndexes.ts';
import { collections } from '../../rest/store/open/collections.ts';
import { interruptedStore } from '../servers/interruptedStore.ts';
import { runRest, type RunningRest } from '../servers/runRest.ts';
import { addStaff, type Staff, tokenSecret } from '../servers/staff.ts';
import { type EngineStore, steadyEngines } from '../servers/storeEngines.ts';
import { aCar } from '../stock/aCar.ts';
import { badFiles } from '../stock/somePhotos.ts';

const CAR = '/api/admin/v1/cars/x5';
const HOUR = 60 * 60 * 1000;

/** A picture of one colour, so that each of them is another one; its left half is dark. */
async function aPicture(shade: number, exif = {}): Promise<Buffer> {
  const left = { create: { width: 20, height: 30, channels: 3 as const, background: '#000' } };
  const background = { r: 255, g: 255 - shade * 6, b: 255 };
  return sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .composite([{ input: left, left: 0, top: 0 }])
    .withExif(exif)
    .jpeg()
    .toBuffer();
}
const pictures = await Promise.all(Array.from({ length: 41 }, (_, i) => aPicture(i)));
const digestOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

describe.each(steadyEngines)('the pictures of a car, with $name,', ({ emptyStore }) => {
  let engine: EngineStore;
  let rest: RunningRest;
  let cars: CarStore;
  let edith: Staff;
  let before: ReturnType<typeof interruptedStore>['before'];
  let time: number;
  const now = () => new Date((time += 1));

  beforeEach(async () => {
    engine = await emptyStore();
    time = Date.now();
    await createIndexes(engine.store, collections);
    cars = carStore(engine.store, now);
    edith = await addStaff(engine.store, 'Edith', 'EDITOR', now);
    const interrupted = interruptedStore(engine.store);
    before = interrupted.before;
    rest = await runRest({ store: interrupted.store, photos: engine.photos, now, admin: { tokenSecret } });
    await cars.save({ ...aCar({ _id: 'x5', images: [] }) });
  });
  afterEach(async () => {
    await rest.close();
    await engine.close();
  });

  interface Sending {
    place?: number;
    batch?: string;
    name?: string;
    digest?: string;
    type?: string;
    staff?: Staff;
  }
  /** Sends a picture as the gateway does. */
  async function add(bytes: Buffer, { place = 0, batch = 'one', ...more }: Sending = {}) {
    const { name = `${place + 1}.jpg`, digest = digestOf(bytes), type = 'image/jpeg', staff = edith } = more;
    const query = new URLSearchParams({ name, batch, place: String(place) });
    const response = await fetch(`${rest.url}${CAR}/pictures/${digest}?${query}`, {
      method: 'PUT',
      headers: { ...staff.headers, 'content-type': type },
      body: new Uint8Array(bytes),
    });
    return { status: response.status, body: await response.json() };
  }
  const at = (revision: number, { headers }: Staff = edith) => ({ ...headers, 'if-match': `"${revision}"` });
  const shown = async () => (await rest.get(CAR, edith.headers)).body;
  const names = async (): Promise<string[]> =>
    (await shown()).images.map(({ filename }: { filename: string }) => filename);
  const ids = async (): Promise<string[]> => (await shown()).images.map(({ _id }: { _id: string }) => _id);
  const wanted = (list: string[]) => ({
    pictures: list.map((id) => ({ id, group: null, description: null })),
  });
  const fileOf = async (path: string) => fetch(`${rest.url}/${path}`);
  const addSome = async (count: number) => {
    for (const place of Array.from({ length: count }, (_, i) => i)) await add(pictures[place]!, { place });
    return (await shown()).revision as number;
  };

  it('are added four at a time, and stand in the order of their files, whichever arrives first (BO-12)', async () => {
    const places = [3, 1, 0, 2, 7, 6, 5, 4, 11, 8, 10, 9];
    for (let i = 0; i < places.length; i += 4) {
      const sent = await Promise.all(
        places
          .slice(i, i + 4)
          .map((place) => add(pictures[place]!, { place, name: `A-17/interior/${place}.jpg` })),
      );
      expect(sent.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    }
    expect(await names()).toEqual(Array.from({ length: 12 }, (_, i) => `${i}.jpg`));
    const { images, pictures: count } = await shown();
    expect([count, images[0].group]).toEqual([12, 'inside']);
    const { body: onSite, text } = await rest.get('/api/v1/car/x5');
    expect(onSite.images).toEqual(images);
    expect(text).not.toMatch(/pictureHistory|batch/);
    expect((await fileOf(images[0].path)).headers.get('content-type')).toBe('image/jpeg');
    expect((await rest.get('/api/v1/cars/changes')).body.changes.at(-1)).toMatchObject({
      ...{ carId: 'x5', kind: 'CHANGED', changedFields: ['images'] },
    });
  });

  it('are upright and without metadata, and one that is sent twice is there once', async () => {
    const turned = await sharp(await aPicture(5, { IFD0: { Make: 'Apple' } }))
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const [first, again] = [await add(turned), await add(turned, { place: 4, name: 'again.jpg' })];
    expect([first.status, again.status, again.body.images.length]).toEqual([200, 200, 1]);
    const stored = Buffer.from(await (await fileOf(first.body.images[0].path)).arrayBuffer());
    expect(await sharp(stored).metadata()).toMatchObject({ width: 30, height: 40 });
    expect((await sharp(stored).metadata()).exif).toBeUndefined();
    const { items } = await auditLog(engine.store, now).list({ limit: 10, kind: 'car' });
    expect(items).toMatchObject([
      { action: 'addCarPicture', fields: [{ name: 'pictures', before: null, after: '1.jpg' }] },
    ]);
  });

  it('are forty at most, however many arrive at once', async () => {
    await addSome(38);
    const sent = await Promise.all([38, 39, 40].map((place) => add(pictures[place]!, { place })));
    expect(sent.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 422]);
    expect(sent.find(({ status }) => status === 422)?.body.errors).toEqual([
      {
        field: 'picture',
        message: 'A car may have at most 40 pictures. Remove some of its own first.',
      },
    ]);
    expect(await ids()).toHaveLength(40);
  });

  it('are no files that are damaged, too large or no photos, and none that has arrived otherwise than it was sent', async () => {
    const files = await badFiles();
    for (const wrong of [
      'a text',
      'an HEIC of an iPhone',
      'a PNG without its pixels',
      'a PNG of 60 megapixels in 90 kB',
    ]) {
      const [, name, bytes, refusal] = files.find(([title]) => title === wrong)!;
      const { status, body } = await add(bytes, { name });
      expect([status, body.errors[0].field]).toEqual([422, 'picture']);
      expect(body.errors[0].message).toMatch(refusal);
    }
    const large = await add(Buffer.alloc(15 * 1024 * 1024 + 1));
    expect([large.status, large.body.message]).toEqual([
      ...[413, 'A picture may have at most 15 MB. Make it smaller and add it again.'],
    ]);
    expect((await add(pictures[0]!, { digest: digestOf(pictures[1]!) })).status).toBe(400);
    expect((await add(pictures[0]!, { type: 'image/webp' })).status).toBe(415);
    expect((await add(pictures[0]!, { digest: 'x5' })).status).toBe(400);
    expect(await ids()).toEqual([]);
    expect(await engine.photos.list('stock-', new Date(Date.now() + HOUR))).toEqual([]);
  });

  it('are arranged, described and grouped, and one that is added meanwhile stays at the end', async () => {
    const revision = await addSome(3);
    const [a, b, c] = await ids();
    await add(pictures[9]!, { place: 9, name: 'late.jpg' });
    const body = {
      pictures: [
        { id: c, group: 'inside', description: 'The seats' },
        { id: a, group: null, description: null },
        { id: b, group: null, description: null },
      ],
    };
    const put = await rest.put(`${CAR}/pictures`, body, at(revision));
    expect([put.status, put.body.cover]).toEqual([200, put.body.images[0].path]);
    expect(await names()).toEqual(['3.jpg', '1.jpg', '2.jpg', 'late.jpg']);
    expect(put.body.images[0]).toMatchObject({ group: 'inside', description: 'The seats' });
    await add(pictures[5]!, { place: 5, name: 'later.jpg' });
    expect((await names()).slice(-2)).toEqual(['late.jpg', 'later.jpg']);
  });

  it('of two people who arrange them, the second is refused, but not for a price or a picture that came meanwhile (BO-7)', async () => {
    const revision = await addSome(2);
    const [a, b] = (await ids()) as [string, string];
    await cars.change(['x5'], ({ listed }) => listed && { ...listed, originalPrice: 1 });
    expect((await rest.put(`${CAR}/pictures`, wanted([b, a]), at(revision))).status).toBe(200);
    const stale = [
      await rest.put(`${CAR}/pictures`, wanted([a, b]), at(revision)),
      await rest.delete(`${CAR}/pictures/${a}`, at(revision)),
      await rest.post(`${CAR}/pictures/${a}/rotation`, { degrees: 90 }, at(revision)),
    ];
    for (const { status, body } of stale) {
      expect([status, body.message]).toEqual([
        ...[412, 'Somebody has arranged these pictures meanwhile. Look at them, and try again.'],
      ]);
      expect(body.current.images[0]._id).toBe(b);
    }
    before('cars', () => cars.change(['x5'], ({ listed }) => listed && { ...listed, mileage: 7 }));
    const latest = (await shown()).revision;
    expect((await rest.put(`${CAR}/pictures`, wanted([a, b]), at(latest))).status).toBe(200);
    expect(await cars.byId('x5')).toMatchObject({
      mileage: 7,
      originalPrice: 1,
      images: [{ _id: a }, { _id: b }],
    });
    expect((await rest.put(`${CAR}/pictures`, wanted([a, 'none']), at(latest + 2))).status).toBe(412);
  });

  it('are turned on the server and get another address, as what stands at one never changes', async () => {
    const revision = await addSome(1);
    const [picture] = (await shown()).images;
    const { body } = await rest.post(
      `${CAR}/pictures/${picture._id}/rotation`,
      { degrees: 90 },
      at(revision),
    );
    expect(body.images[0]).toMatchObject({ _id: picture._id, filename: '1.jpg' });
    expect(body.images[0].path).not.toBe(picture.path);
    const turned = Buffer.from(await (await fileOf(body.images[0].path)).arrayBuffer());
    const { data, info } = await sharp(turned).raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([30, 40]);
    // What was on the left is above.
    expect([data[0]! < 40, data.at(-1)! > 200]).toEqual([true, true]);
    expect((await fileOf(picture.path)).status).toBe(200);
    const resent = await add(pictures[0]!);
    expect(resent.body.images).toHaveLength(1);
    await cars.change(
      ['x5'],
      ({ listed }) => listed && { ...listed, images: [{ ...picture, path: 'https://a.b/c.jpg' }] },
    );
    const away = await rest.post(
      `${CAR}/pictures/${picture._id}/rotation`,
      { degrees: 90 },
      at(body.revision + 1),
    );
    expect([away.status, away.body.message]).toEqual([
      ...[422, 'This picture is kept elsewhere, and cannot be turned here.'],
    ]);
  });

  it('are removed and put back in their places, while sweeps leave their files', async () => {
    const revision = await addSome(3);
    const [, second] = (await shown()).images;
    const removed = await rest.delete(`${CAR}/pictures/${second._id}`, at(revision));
    expect(removed.body.images).toHaveLength(2);
    const later = { store: engine.store, photos: engine.photos, now: () => new Date(time + 2 * HOUR) };
    const unused = new UnusedPictures(later);
    expect(await unused.remove()).toBe(0);
    time += 29 * 60_000;
    const path = `${CAR}/pictures/${second._id}/restoration`;
    const restored = await rest.post(path, undefined, at(removed.body.revision));
    expect([restored.status, restored.body.images[1]]).toEqual([200, second]);
    expect(await unused.remove()).toBe(0);
    expect((await fileOf(second.path)).status).toBe(200);
    const again = await rest.delete(`${CAR}/pictures/${second._id}`, at(restored.body.revision));
    expect([await unused.remove(), await unused.remove()]).toEqual([0, 1]);
    time += 31 * 60_000;
    const late = await rest.post(path, undefined, at(again.body.revision));
    expect([late.status, late.body.message]).toEqual([
      ...[410, 'This picture was removed too long ago. Add it again.'],
    ]);
  });

  it('of an imported car are remembered as changed by hand, until those of the file are taken (BO-8)', async () => {
    const sheet = { _id: 'of-sheet', path: 'photos/stock-of-sheet.jpg', filename: 'sheet.jpg' };
    await engine.photos.put('stock-of-sheet.jpg', pictures[0]!);
    await cars.save({ ...aCar({ _id: 'x5', images: [sheet] }), importedAs: 'S-1001' });
    const { body } = await add(pictures[1]!);
    expect(body.sheetImages).toEqual({ images: [sheet], differs: false });
    const removed = await rest.delete(`${CAR}/pictures/of-sheet`, at(body.revision));
    const later = { store: engine.store, photos: engine.photos, now: () => new Date(time + 2 * HOUR) };
    const unused = new UnusedPictures(later);
    expect([await unused.remove(), await unused.remove()]).toEqual([0, 0]);
    const { body: taken } = await rest.delete(`${CAR}/overrides/pictures`, at(removed.body.revision));
    expect([taken.images, taken.sheetImages]).toEqual([[sheet], null]);
    expect((await cars.byId('x5'))?.overrides).toBeUndefined();
  });

  it('of a withdrawn car, or of none, stay as they are', async () => {
    const revision = await addSome(1);
    const [id] = await ids();
    await cars.withdraw('x5', { byHand: true });
    const withdrawn = 'This car is withdrawn. List it again before you change it.';
    const added = await add(pictures[1]!);
    expect([added.status, added.body.message]).toEqual([409, withdrawn]);
    const removed = await rest.delete(`${CAR}/pictures/${id}`, at(revision));
    expect([removed.status, removed.body.message]).toEqual([412, withdrawn]);
    expect(await ids()).toEqual([id]);
    const none = await rest.put('/api/admin/v1/cars/none/pictures', wanted([]), at(1));
    expect([none.status, none.body.message]).toEqual([404, 'This car does not exist.']);
    expect((await rest.delete(`${CAR}/pictures/${id}`, edith.headers)).status).toBe(428);
  });

  it('are not for a salesman to change', async () => {
    const sam = await addStaff(engine.store, 'Sam', 'SALES', now);
    const { status } = await add(pictures[0]!, { staff: sam });
    expect([status, await ids()]).toEqual([403, []]);
  });
});
