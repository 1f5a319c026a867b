import * as fs from 'node:fs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { carStore } from '../../rest/cars/carStore.ts';
import { filledForms } from '../forms/filledForms.ts';
import { runGateway } from '../servers/runGateway.ts';
import { runRest, type RunningRest } from '../servers/runRest.ts';
import { tempStore } from '../servers/tempStore.ts';
import { aCar } from '../stock/aCar.ts';
import { until } from '../until.ts';

vi.mock('node:fs', async (load) => {
  const real = await load<typeof fs>();
  return { ...real, statfsSync: vi.fn<typeof real.statfsSync>(real.statfsSync) };
});

const MB = 1024 * 1024;
const path = '/api/v1/contact-us';
const sentence = 'Nothing can be stored at the moment, and this was not stored. Try again later, or call us.';

let own: Awaited<ReturnType<typeof tempStore>>;
let rest: RunningRest;

beforeEach(async () => {
  own = await tempStore();
  await carStore(own.store).save(aCar({ _id: 'available' }));
  rest = await runRest({ store: own.store, photos: own.photos });
});
afterEach(async () => {
  vi.mocked(fs.statfsSync).mockReset();
  await rest.close();
  await own.close();
});

/** Settles when so much is free, as the store knows as well: it measures once a second. */
async function free(bytes: number) {
  vi.mocked(fs.statfsSync).mockReturnValue({
    ...{ type: 0, bsize: 1, frsize: 1, blocks: 2 ** 40, bfree: bytes, bavail: bytes, files: 100, ffree: 100 },
  });
  await until(async () => expect(own.space.bytes()).toBe(bytes));
}

const stored = () => own.store.collection('enquiries').countDocuments({});

it('below 64 MB free, a visitor is told that nothing was stored, and nothing is; above, the form is taken again', async () => {
  await free(64 * MB - 1);
  const refused = await rest.post(path, filledForms[path]);
  expect(refused).toMatchObject({ status: 503, body: { message: sentence } });
  expect(refused.headers.get('retry-after')).toBe('300');
  expect(await stored()).toBe(0);
  expect((await rest.get('/api/v1/car/available')).status).toBe(200);

  await free(128 * MB);
  expect(await rest.post(path, filledForms[path])).toMatchObject({ status: 201 });
  expect(await stored()).toBe(1);
});

it('a visitor of the site reads the same sentence', async () => {
  const gateway = await runGateway({ restUrl: rest.url });
  await free(MB);
  const { body } = await gateway.query(
    'mutation ($input: SendContactMessageInput!) { sendContactMessage(input: $input) { message } }',
    { input: filledForms[path] },
  );
  expect(body.errors).toMatchObject([{ message: sentence, extensions: { code: 'UPSTREAM_ERROR' } }]);
  await gateway.close();
});

it('the photos of an offered car are refused before they are received', async () => {
  await free(MB);
  const put = vi.spyOn(own.photos, 'put');
  const response = await fetch(`${rest.url}/api/v1/sell-car`, {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    body: '--x\r\nthis form has no end',
  });
  expect(response.status).toBe(503);
  expect(await response.json()).toEqual({ message: sentence });
  expect(put).not.toHaveBeenCalled();
});

it('what is stored is changed and removed also then, so that mails are sent once and room can be made', async () => {
  const things = own.store.collection<{ _id: string; size?: number }>('things');
  await things.insertOne({ _id: 'axle' });
  await things.insertOne({ _id: 'bolt' });
  await free(0);
  await things.updateOne({ _id: 'axle' }, { $set: { size: 2 } });
  await things.deleteOne({ _id: 'bolt' });
  await things.bulkWrite([{ deleteOne: { filter: { _id: 'none' } } }]);
  const refused =
    /^Only 0 MB are free on the disk of .*\. Nothing new is stored below 64 MB: free some space\.$/;
  await expect(things.insertOne({ _id: 'cog' })).rejects.toThrow(refused);
  await expect(things.replaceOne({ _id: 'cog' }, { _id: 'cog' }, { upsert: true })).rejects.toThrow(refused);
  await expect(own.photos.put('cog.jpg', Buffer.alloc(1))).rejects.toThrow(refused);
  expect(await things.find({}).toArray()).toEqual([{ _id: 'axle', size: 2 }]);
});

it('pictures that arrive within a second count at once, before the disk is measured again', async () => {
  await free(66 * MB);
  await own.photos.put('a.jpg', Buffer.alloc(MB));
  await own.photos.put('b.jpg', Buffer.alloc(MB));
  await expect(own.photos.put('c.jpg', Buffer.alloc(MB))).rejects.toThrow(
    'Nothing new is stored below 64 MB',
  );
});

it('the file of the store is larger than its data by what a commit may need', async () => {
  const file = `${own.dataDir}/store/data.mdb`;
  const things = own.store.collection('things');
  const { size, blocks } = fs.statSync(file);
  expect(blocks * 512).toBe(size);
  expect(size).toBeGreaterThan(4 * MB);
  for (let i = 0; i < 50; i += 1) await things.insertOne({ _id: `thing-${i}` });
  expect(fs.statSync(file).size).toBe(size);
});
