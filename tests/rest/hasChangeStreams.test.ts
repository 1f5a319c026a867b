import { type Db, MongoClient, MongoServerError } from 'mongodb';
import { expect, it } from 'vitest';
import { hasChangeStreams } from '../../rest/store/mongodb/hasChangeStreams.ts';

/** A server that answers `hello` in this way; its change streams fail as on a server without a primary. */
function serverThat(hello: () => Promise<object>): Db {
  const failing = () => Promise.reject(new MongoServerError({ message: 'not primary', code: 10107 }));
  const watch = () => ({ tryNext: failing, close: async () => undefined });
  // `hasChangeStreams` uses nothing else of a database.
  return { command: hello, watch } as unknown as Db;
}

it.each([
  ['the primary of a replica set', { isWritablePrimary: true, setName: 'cars' }, true],
  ['a member that elects', { isWritablePrimary: false, secondary: true, setName: 'cars' }, true],
  ['a sharded cluster', { isWritablePrimary: true, msg: 'isdbgrid' }, true],
  ['a MongoDB that stands alone', { isWritablePrimary: true }, false],
])('%s tells whether it has change streams', async (_server, hello, has) => {
  expect(await hasChangeStreams(serverThat(async () => hello))).toBe(has);
});

it.each([
  ['is stepping down', 189],
  ['is not the primary', 10107],
  ['is shutting down', 11600],
  ['rejects the user', 13],
])('a server that %s and does not answer is not taken for one without', async (_state, code) => {
  const refusing = serverThat(() => Promise.reject(new MongoServerError({ message: 'no', code })));
  await expect(hasChangeStreams(refusing)).rejects.toMatchObject({ code });
});

const { MONGODB_TEST_URL: alone, MONGODB_STREAMS_TEST_URL: withStreams } = process.env;
const servers = [
  { kind: 'a MongoDB that stands alone', url: alone, has: false },
  { kind: 'the primary of a replica set', url: withStreams, has: true },
].flatMap(({ url, ...server }) => (url ? [{ url, ...server }] : []));

it.each(servers)('$kind that runs tells whether it has change streams', async ({ url, has }) => {
  await using client = new MongoClient(url);
  expect(await hasChangeStreams(client.db())).toBe(has);
});
