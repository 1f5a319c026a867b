import { readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { gridPhotos } from '../../rest/photos/gridPhotos.ts';
import { PhotoBatch } from '../../rest/photos/PhotoBatch.ts';
import type { PhotoStore } from '../../rest/photos/photoStore.ts';
import { removeOrphanedPhotos } from '../../rest/enquiries/sellCar/removeOrphanedPhotos.ts';
import { sweepPhotos } from '../../rest/sweepPhotos.ts';
import { BOUNDARY, multipart, openRequest } from '../forms/multipart.ts';
import { runRest, type RunningRest } from '../servers/runRest.ts';
import { keptPhotos, sendOffer } from '../forms/sendOffer.ts';
import { aPhoto } from '../stock/somePhotos.ts';
import { storeEngines } from '../servers/storeEngines.ts';
import { tempStore } from '../servers/tempStore.ts';
import { until } from '../until.ts';

describe.each(storeEngines)('the start after a process was killed, with $name', ({ emptyStore }) => {
  it('removes the photos of offers that were never stored once no form can still bring them, and no other', async () => {
    const engine = await emptyStore();
    const { store, photos } = engine;
    const rest = await runRest({ store, photos });
    await sendOffer(rest.url, [['front.jpg', await aPhoto().jpeg().toBuffer()]]);
    const [wanted] = await keptPhotos(photos);
    await photos.put('sell-lost.jpg', Buffer.from('lost'));
    await photos.put('x5.jpg', Buffer.from('of a car'));
    const sweep = (now: number) => removeOrphanedPhotos({ store, photos, now: () => new Date(now) });
    expect(await sweep(Date.now())).toEqual({ photos: 0, drafts: 0 });
    expect(await keptPhotos(photos)).toHaveLength(3);
    expect(await sweep(Date.now() + 2 * 60 * 60 * 1000)).toEqual({ photos: 1, drafts: 0 });
    expect(new Set(await keptPhotos(photos))).toEqual(new Set(['x5.jpg', wanted]));
    await rest.close();
    await engine.close();
  });
});

describe('the start after a process was killed', () => {
  let own: Awaited<ReturnType<typeof tempStore>>;
  let rest: RunningRest;
  let folder: string;

  beforeEach(async () => {
    own = await tempStore();
    rest = await runRest(own);
    folder = join(own.dataDir, 'photos');
  });
  afterEach(async () => {
    await rest.close();
    await own.close();
  });

  /** Makes all stored files two hours old. */
  async function age() {
    const then = new Date(Date.now() - 2 * 60 * 60 * 1000);
    for (const name of await readdir(folder)) await utimes(join(folder, name), then, then);
  }

  it('removes the halves of photos that nobody writes any more', async () => {
    await writeFile(join(folder, '.sell-half.jpg.123'), 'half');
    await age();
    await writeFile(join(folder, '.sell-new.jpg.124'), 'still being written');
    const removed = await removeOrphanedPhotos({ ...own, now: () => new Date() });
    expect(removed).toEqual({ photos: 0, drafts: 1 });
    expect(await readdir(folder)).toEqual(['.sell-new.jpg.124']);
  });

  it('sweeps at the start and again and again, logs how many there were, and goes on after a fault', async () => {
    const stop = new AbortController();
    const lines: [object, string][] = [];
    const log = {
      info: (details: object, line: string) => void lines.push([details, line]),
      error: ({ message }: Error, line: string) => void lines.push([{ error: message }, line]),
    };
    let faults = 0;
    const photos: PhotoStore = {
      ...own.photos,
      async list(...asked) {
        if (lines.length !== 1 || (faults += 1) > 1) return own.photos.list(...asked);
        throw new Error('The disk is away.');
      },
    };
    const later = () => new Date(Date.now() + 2 * 60 * 60 * 1000);
    await sendOffer(rest.url, [['front.jpg', await aPhoto().jpeg().toBuffer()]]);
    const wanted = await keptPhotos(own.photos);
    await own.photos.put('sell-lost.jpg', Buffer.from('lost'));
    const swept = sweepPhotos({ ...own, photos, log, signal: stop.signal, now: later, every: 5 });
    const { info, error } = {
      info: 'Removed photos of offers that were never stored, and pictures of no car, article or person',
      error: expect.any(String),
    };
    await until(() => expect(lines).toHaveLength(2));
    await writeFile(join(folder, 'sell-lost-too.jpg'), 'lost');
    await until(() => expect(lines).toHaveLength(3));
    await writeFile(join(folder, 'stock-lost.jpg'), 'lost');
    await until(() => expect(lines).toHaveLength(4));
    stop.abort();
    await swept;
    expect(lines).toEqual([
      [{ photos: 1, drafts: 0, pictures: 0, portraits: 0, covers: 0 }, info],
      [{ error: 'The disk is away.' }, error],
      [{ photos: 1, drafts: 0, pictures: 0, portraits: 0, covers: 0 }, info],
      [{ photos: 0, drafts: 0, pictures: 1, portraits: 0, covers: 0 }, info],
    ]);
    expect(await keptPhotos(own.photos)).toEqual(wanted);
  });

  it('has nothing to remove of a photo that was being written when its form was refused', async () => {
    let written = () => {};
    const slow: PhotoStore = {
      ...own.photos,
      put: async (name, bytes) => {
        await new Promise<void>((resolve) => (written = resolve));
        await own.photos.put(name, bytes);
      },
    };
    const batch = new PhotoBatch(slow, 'sell-');
    const added = batch.add(await aPhoto().jpeg().toBuffer(), 'front.jpg');
    await until(() => expect(batch.names).toHaveLength(1));
    await batch.discard();
    written();
    await added;
    expect(await readdir(folder)).toEqual([]);
  });

  it('has nothing to remove of an offer that arrives for half an hour: it is refused', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const { sent, answer } = openRequest(`${rest.url}/api/v1/sell-car`, {
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
    });
    const photo = { name: 'images', filename: 'front.jpg', content: await aPhoto().jpeg().toBuffer() };
    sent.write(multipart([photo, photo]).subarray(0, -40));
    while ((await keptPhotos(own.photos)).length === 0) await setImmediate();
    await vi.advanceTimersByTimeAsync(31 * 60 * 1000);
    const { status, text } = await answer;
    expect([status, JSON.parse(text).message]).toEqual([400, expect.stringContaining('took too long')]);
    sent.destroy();
    await until(async () => expect(await readdir(folder)).toEqual([]));
  });
});

// Without a server, these tests do not run; `npm run test:system` says so.
const servers = [process.env.MONGODB_TEST_URL].filter((url) => url !== undefined);

describe.each(servers)('the start after a process was killed, with MongoDB', (server) => {
  it('removes the parts of a photo that was never whole', async () => {
    await using client = new MongoClient(server);
    const database = client.db(`cars-${randomUUID()}`);
    const photos = gridPhotos(database);
    await photos.put('x5.jpg', Buffer.alloc(600_000));
    const chunks = database.collection('photos.chunks');
    const whole = await chunks.countDocuments();
    await photos.put('sell-half.jpg', Buffer.alloc(600_000));
    await database.collection('photos.files').deleteOne({ filename: 'sell-half.jpg' });
    expect(await photos.removeUnfinished(new Date(Date.now() - 60_000))).toBe(0);
    expect(await chunks.countDocuments()).toBe(2 * whole);
    expect(await photos.removeUnfinished(new Date(Date.now() + 60_000))).toBe(1);
    expect(await chunks.countDocuments()).toBe(whole);
    await database.dropDatabase();
  });
});
