import { MongoClient } from 'mongodb';
import { expect, it, onTestFinished } from 'vitest';
import { mongoStore } from '../../rest/store/mongodb/mongoStore.ts';
import { runRest } from '../servers/runRest.ts';
import { silentMongodb } from '../servers/silentMongodb.ts';
import { tempStore } from '../servers/tempStore.ts';

/** How long a probe waits, ms: the API answers within a second, and a busy machine may need as long again. */
const PROBE = 2_500;

/** An API whose store was opened, and asks `ping` whether it still answers. */
async function apiWith(ping?: () => Promise<void>) {
  const own = await tempStore();
  const api = await runRest({ store: ping ? { ...own.store, ping } : own.store, photos: own.photos });
  onTestFinished(async () => {
    await api.close();
    await own.close();
  });
  return api;
}

async function probed(url: string) {
  const response = await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(PROBE) });
  return [response.status, response.headers.get('cache-control'), await response.json()];
}

const away = [503, 'no-store', { status: 'waiting for the store' }];

it('a probe is told that the API is well', async () => {
  const { url } = await apiWith();
  expect(await probed(url)).toEqual([200, 'no-store', { status: 'ok' }]);
});

it.each([
  ['accepts connections and is silent', false],
  ['greets and does not answer what it is asked', true],
])('a probe of an API whose MongoDB %s is told so at once', async (_fault, greets) => {
  const server = await silentMongodb({ greets });
  const client = new MongoClient(server.url);
  onTestFinished(async () => {
    await client.close();
    server.close();
  });
  const store = mongoStore(client, { changeStreams: false });
  const { url } = await apiWith(() => store.ping());
  expect(await Promise.all([probed(url), probed(url), probed(url)])).toEqual([away, away, away]);
});

it('a probe learns neither path nor stack of a store that fails', async () => {
  const { url } = await apiWith(() => Promise.reject(new Error('ENOENT: /srv/data/store/lock.mdb')));
  expect(await probed(url)).toEqual(away);
});
