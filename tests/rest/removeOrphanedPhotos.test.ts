import { readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { gridPhotos } from '../../rest/photos/gridPhotos.ts';
import { removeOrphanedPhotos } from '../../rest/sellCar/removeOrphanedPhotos.ts';
import { runRest, type RunningRest } from '../servers/runRest.ts';
import { keptPhotos, sendOffer } from '../forms/sendOffer.ts';
import { aPhoto } from '../stock/somePhotos.ts';
import { tempStore } from '../servers/tempStore.ts';

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

  /** Makes whatever is kept two hours old. */
  async function age() {
    const then = new Date(Date.now() - 2 * 60 * 60 * 1000);
    for (const name of await readdir(folder)) await utimes(join(folder, name), then, then);
  }

  it('removes the photos of offers that were never stored, whole ones and halves, and no other', async () => {
    await sendOffer(rest.url, [['front.jpg', await aPhoto().jpeg().toBuffer()]]);
    const [wanted] = await keptPhotos(own.photos);
    await own.photos.put('sell-lost.jpg', Buffer.from('lost'));
    await own.photos.put('x5.jpg', Buffer.from('of a car'));
    await writeFile(join(folder, '.sell-half.jpg.123'), 'half');
    await age();
    await own.photos.put('sell-new.jpg', Buffer.from('of a form that still arrives'));
    await writeFile(join(folder, '.sell-new.jpg.124'), 'still being written');
    await removeOrphanedPhotos({ ...own, now: () => new Date() });
    expect(new Set(await readdir(folder))).toEqual(
      new Set(['.sell-new.jpg.124', 'sell-new.jpg', 'x5.jpg', wanted]),
    );
  });
});

// Without a server these are not run; `npm test` says so.
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
    await photos.removeUnfinished(new Date(Date.now() - 60_000));
    expect(await chunks.countDocuments()).toBe(2 * whole);
    await photos.removeUnfinished(new Date(Date.now() + 60_000));
    expect(await chunks.countDocuments()).toBe(whole);
    await database.dropDatabase();
  });
});
