import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { isRemote } from '../../gateway/origin/getText.ts';
import { RestClient } from '../../gateway/origin/RestClient.ts';
import { UpstreamFailure } from '../../gateway/origin/upstreamErrors.ts';
import { runOrigin } from '../origins/runOrigin.ts';

let origin: Awaited<ReturnType<typeof runOrigin>>;
let clients: RestClient[] = [];
/** The values of `Accept-Encoding` that the origin got, and its answer. */
let [accepted, answer]: [unknown[], { encoding?: string; bytes: Buffer }] = [[], { bytes: Buffer.alloc(0) }];

beforeEach(async () => {
  accepted = [];
  origin = await runOrigin((request, response) => {
    accepted.push(request.headers['accept-encoding']);
    if (answer.encoding) response.setHeader('content-encoding', answer.encoding);
    response.setHeader('content-type', 'application/json').end(answer.bytes);
  });
});
afterEach(async () => {
  await Promise.all(clients.map((client) => client.close()));
  clients = [];
  await origin.close();
});

/** What a gateway reads as the list of makes. */
async function read(compressed?: boolean) {
  const client = new RestClient({ url: origin.url, timeout: 1_000, compressed });
  clients.push(client);
  const { value } = await client.get('/api/v1/companies', (body) => body, {}, { revalidate: 'before' });
  return value.answer.value;
}

const makes = Array.from({ length: 100 }, (_, i) => ({ _id: String(i), brandName: 'قيّمة' }));
const text = JSON.stringify(makes);

it.each([
  ['br', brotliCompressSync(text)],
  ['gzip', gzipSync(text)],
])('a gateway reads an answer that an origin sends as %s', async (encoding, bytes) => {
  answer = { encoding, bytes };
  expect(await read(true)).toEqual(makes);
});

it('a gateway asks an origin that is far away for compressed answers, and one of its own network does not', async () => {
  answer = { bytes: Buffer.from(text) };
  expect(await read(true)).toEqual(makes);
  expect(await read()).toEqual(makes);
  expect(accepted).toEqual(['br, gzip', undefined]);
  expect(['https://api.example.ae', 'http://rest:4001', 'http://127.0.0.1:4001'].map(isRemote)).toEqual([
    true,
    false,
    false,
  ]);
});

it.each([
  ['that is no gzip', Buffer.from(text)],
  ['that is cut off', gzipSync(text).subarray(0, 100)],
  ['that swells to more than an answer may weigh', gzipSync(Buffer.alloc(65 * 1024 * 1024, ' '))],
])('a gateway tells an answer %s from a failing connection', async (_what, bytes) => {
  answer = { encoding: 'gzip', bytes };
  const failure = await read(true).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(UpstreamFailure);
  expect((failure as UpstreamFailure).code).toBe('UPSTREAM_BAD_RESPONSE');
});
