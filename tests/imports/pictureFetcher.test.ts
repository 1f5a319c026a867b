import { afterEach, beforeEach, expect, test } from 'vitest';
import { PictureFetcher } from '../../rest/inventory/pictures/PictureFetcher.ts';
import { LARGEST_PHOTO } from '../../rest/photos/photoLimits.ts';
import { pictureServer } from './pictureServer.ts';

let server: Awaited<ReturnType<typeof pictureServer>>;
let failures = 0;
const closing: (() => Promise<unknown>)[] = [];

beforeEach(async () => {
  failures = 0;
  server = await pictureServer((request, response) => {
    if (request.url === '/silent.jpg') return;
    if (request.url === '/slow.jpg') {
      response.write('x');
      return;
    }
    if (request.url === '/endless.jpg') {
      const more = () => response.write(Buffer.alloc(1024 * 1024), (error) => !error && more());
      more();
      return;
    }
    if (request.url === '/moved.jpg') response.writeHead(302, { location: '/there.jpg' });
    if (request.url === '/inside.jpg') response.writeHead(302, { location: 'http://[::1]:1/there.jpg' });
    if (request.url === '/round.jpg') response.writeHead(302, { location: '/round.jpg' });
    if (request.url === '/busy.jpg' && (failures += 1) === 1) response.writeHead(429, { 'retry-after': '0' });
    response.end('picture');
  });
  closing.push(() => server.close());
});
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

function fetcher(options?: ConstructorParameters<typeof PictureFetcher>[0]) {
  const made = new PictureFetcher(options);
  closing.push(() => made.close());
  return made;
}

/** What was fetched, or the sentence that says why nothing was. */
async function fetched(from: PictureFetcher, address: string): Promise<string> {
  let text = '';
  const use = async (bytes: Buffer) => void (text = String(bytes));
  return from.fetch(address, use).then(
    () => text,
    (error: Error) => error.message,
  );
}

const at = (path: string, host = '127.0.0.1') => `http://${host}:${server.port}${path}`;
const here = {
  isAllowed: (address: string) => address === '127.0.0.1',
  limits: { silence: 5_000, whole: 10_000, pause: 10 },
};

test.each([
  ...['127.0.0.1', 'localhost', '[::1]', '[::ffff:127.0.0.1]', '[::127.0.0.1]'],
  ...['127.1', '2130706433', '0x7f.1', '0'],
])('nothing is fetched from http://%s, which is this machine', async (host) => {
  expect(await fetched(fetcher(), at('/a.jpg', host))).toMatch(
    /^a\.jpg was not fetched: .* is not on the public internet\.$/,
  );
  expect(server.asked).toEqual([]);
});

test('a name is refused as soon as one of its addresses is private', async () => {
  const resolve = (_: string, done: (error: null, found: { address: string; family: number }[]) => void) =>
    done(null, [
      { address: '8.8.8.8', family: 4 },
      { address: '10.0.0.7', family: 4 },
    ]);
  expect(await fetched(fetcher({ resolve }), 'http://shop.example/a.jpg')).toBe(
    'a.jpg was not fetched: shop.example is not on the public internet.',
  );
});

test('a picture that has moved is fetched where it is now, unless that is a private address or the same again', async () => {
  const from = fetcher(here);
  expect(await fetched(from, at('/moved.jpg'))).toBe('picture');
  expect(await fetched(from, at('/inside.jpg'))).toContain('is not on the public internet.');
  expect(await fetched(from, at('/round.jpg'))).toMatch(/^round\.jpg was not fetched: /);
});

test('a host that is busy is asked again', async () => {
  expect(await fetched(fetcher(here), at('/busy.jpg'))).toBe('picture');
});

test('a picture that never ends is cut off', async () => {
  expect(await fetched(fetcher(here), at('/endless.jpg'))).toBe(
    `endless.jpg is larger than ${LARGEST_PHOTO / 2 ** 20} MB.`,
  );
});

test('a host that does not answer is left alone after four pictures, others are not', async () => {
  const from = fetcher({ ...here, limits: { silence: 300, whole: 600, pause: 10 } });
  const silent = ['/silent.jpg', '/slow.jpg', '/silent.jpg', '/slow.jpg'];
  for (const said of await Promise.all(silent.map((path) => fetched(from, at(path)))))
    expect(said).toMatch(/did not respond, or the response was incomplete\.$|^x/);
  expect(await fetched(from, at('/a.jpg'))).toContain('does not respond.');
});
