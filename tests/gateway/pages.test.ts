import { syncBuiltinESMExports } from 'node:module';
import { connect } from 'node:net';
import timers from 'node:timers/promises';
import { gunzipSync, brotliDecompressSync } from 'node:zlib';
import { Registry } from 'prom-client';
import { Client, request } from 'undici';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { aSite } from '../servers/aSite.ts';
import { type RunningGateway, runGateway } from '../servers/runGateway.ts';
import { until } from '../until.ts';

const html = `<!doctype html><p>${'Range Rover '.repeat(200)}</p>`;
let warm: boolean;
/** The addresses of the pages that were rendered. */
let rendered: string[];
let gateway: RunningGateway;

beforeEach(async () => {
  [warm, rendered] = [false, []];
  gateway = await runGateway({
    restUrl: 'http://127.0.0.1:9',
    site: {
      ...aSite(async (url) => {
        rendered.push(url.slice(gateway.url.length));
        return url.endsWith('/old') ? { status: 302, html: '', location: '/new' } : { status: 200, html };
      }),
      async warmUp() {
        // Takes a moment, for which the gateway must wait.
        await new Promise(setImmediate);
        warm = true;
      },
    },
  });
});
afterEach(() => gateway.close());

async function get(path: string, headers: Record<string, string> = {}) {
  const response = await request(gateway.url + path, { headers });
  return { ...response, bytes: Buffer.from(await response.body.arrayBuffer()) };
}

test('a page is rendered before the gateway listens, so that no visitor waits for a cold start', () => {
  expect(warm).toBe(true);
});

test('a browser gets a page in the smallest form that it can read', async () => {
  const brotli = await get('/', { 'accept-encoding': 'gzip, deflate, br, zstd' });
  expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
  expect(brotliDecompressSync(brotli.bytes).toString()).toBe(html);
  const gzip = await get('/', { 'accept-encoding': 'gzip' });
  expect(gzip.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(gzip.bytes).toString()).toBe(html);
  const plain = await get('/');
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.bytes.toString()).toBe(html);
});

test('a page is rendered once for all campaigns that lead to it', async () => {
  for (const query of [
    '',
    '?utm_source=mail',
    '?gclid=1&page=2',
    '?page=2&utm_medium=x',
    '?x=1&make=b&page=2&make=a',
  ])
    await get(`/listing${query}`);
  await get('/other?page=2');
  expect(rendered).toEqual(['/listing', '/listing?page=2', '/listing?page=2&make=b&make=a', '/other']);
});

test('a page is rendered once for all ways to write its address', async () => {
  for (const path of [
    ...['/trip/1', '/trip/%31', '/%74rip/%31?page=2', '/other/../trip/1', '/trip/1#a'],
    ...['/listing?page=3', '/listing?make=&page=3', '/listing?page=3&page='],
    ...['/a%2fb', '/a%2Fb', '/%c3%a9', '/%C3%A9'],
  ])
    await get(path);
  expect(rendered).toEqual(['/trip/1', '/listing?page=3', '/a%2Fb', '/%C3%A9']);
});

test('a visitor who writes an address with capitals or needless slashes is led to the page, with what they look for', async () => {
  for (const [asked, place] of [
    ['/LISTING?make=BMW&utm_source=Mail', '/listing?make=BMW&utm_source=Mail'],
    ['/%4Cisting', '/listing'],
    ['/listing/', '/listing'],
    ['//listing//?page=2', '/listing?page=2'],
    ['/Trip/aB%2Fc%C3%A9', '/trip/aB%2Fc%C3%A9'],
    ['//evil.test/buy', '/evil.test/buy'],
    ['/\\EVIL.test/buy', '/evil.test/buy'],
    ['/listing/?q=%20%c3%a9', '/listing?q=%20%c3%a9'],
  ] as const) {
    const { statusCode, headers } = await get(asked);
    expect([asked, statusCode, headers.location]).toEqual([asked, 308, place]);
    expect((await get(place)).statusCode).toBe(200);
  }
});

test('a browser that has the page already is told so', async () => {
  const { headers } = await get('/');
  const again = await get('/', { 'if-none-match': String(headers.etag) });
  expect([again.statusCode, again.bytes.length]).toEqual([304, 0]);
});

test('a page may run the script for lazy hydration and none else that stands in it', async () => {
  const { headers } = await get('/');
  expect(headers['content-security-policy']).toContain("script-src 'self' 'sha256-ofTheInlineScript';");
});

test('HTML enters a page through DOMPurify alone; the explorer writes its own', async () => {
  const policy = async (path: string) => String((await get(path)).headers['content-security-policy']);
  expect(await policy('/')).toContain("require-trusted-types-for 'script'; trusted-types dompurify");
  for (const path of ['/graphiql', '/graphiql/', '/graphiql?query=%7Bme%7D']) {
    expect(await policy(path)).not.toContain('trusted-types');
  }
  for (const path of ['/graphiqlx', '/graphiql-2', '/graphiql/more', '/x?/graphiql']) {
    expect(await policy(path)).toContain("require-trusted-types-for 'script'");
  }
});

test('a page may frame the map and the players that are known, and a visitor who comes from any page gets no other frame', async () => {
  const frames = async (path: string) =>
    /frame-src ([^;]+)/.exec(String((await get(path)).headers['content-security-policy']))?.[1];
  const known =
    'https://www.openstreetmap.org https://www.youtube-nocookie.com https://player.vimeo.com https://kuula.co https://my.matterport.com';
  for (const path of ['/', '/car/x5', '/adminx', '/no-such-page']) expect(await frames(path)).toBe(known);
  for (const path of ['/graphiql', '/graphiql/', '/admin', '/admin/enquiries?view=mine']) {
    expect(await frames(path)).toBe("'none'");
  }
});

test('a developer who opens the address of the graph in a browser gets to GraphiQL, with the query of the address', async () => {
  const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
  const opened = await get('/graphql', browser);
  expect([opened.statusCode, opened.headers.location]).toEqual([302, '/graphiql']);
  expect((await get('/graphql?query=%7Bmakes%7Bid%7D%7D', browser)).headers.location).toBe(
    '/graphiql?query=%7Bmakes%7Bid%7D%7D',
  );
  for (const path of ['/graphiql', '/graphiql/']) {
    const { statusCode, headers } = await get(path, browser);
    expect([path, statusCode, headers['content-type']]).toEqual([path, 200, 'text/html; charset=utf-8']);
  }
  expect((await get('/graphql', { accept: '*/*' })).statusCode).toBe(400);
});

test.each([
  ...[
    '/foo.png',
    '/wp-login.php',
    '/assets/x.js',
    '/icons/x.svg',
    '/.env',
    '/.git/config',
    '/sitemap_index.xml',
  ],
  ...['/old/Photo.JPG?size=2', '/cgi-bin/x.cgi', '/backup.tar.gz', '/apple-touch-icon-120x120.png'],
])(
  'whoever asks for the file %s, which there is not, is told so in a line, and no page is rendered',
  async (path) => {
    const { statusCode, headers, bytes } = await get(path);
    expect([statusCode, headers['content-type']]).toEqual([404, 'text/plain; charset=utf-8']);
    expect(bytes.length).toBeLessThan(100);
    expect(rendered).toEqual([]);
  },
);

test('an address of a page is no file: with an id that has a dot, or of a former site', async () => {
  for (const path of ['/car/A-17.png', '/car/x.1?from=a.png', '/contact.html', '/version-1.', '/buy?q=1.5']) {
    expect((await get(path)).statusCode).toBe(200);
  }
  expect(rendered).toEqual(['/car/A-17.png', '/car/x.1', '/contact.html', '/version-1.', '/buy']);
});

test('a page that has moved says where it is', async () => {
  const { statusCode, headers } = await get('/old');
  expect([statusCode, headers.location]).toEqual([302, '/new']);
});

test("a partner's answer comes compressed where the partner can read that", async () => {
  const response = await request(`${gateway.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-encoding': 'br' },
    body: JSON.stringify({ query: '{ __schema { types { name description } } }' }),
  });
  expect(response.headers['content-encoding']).toBe('br');
  const text = brotliDecompressSync(Buffer.from(await response.body.arrayBuffer())).toString();
  expect(JSON.parse(text).data.__schema.types.length).toBeGreaterThan(20);
});

/** A gateway with a site that has no time for another page while `isFull()`. */
async function busyGateway(isFull: () => boolean, options: Partial<Parameters<typeof runGateway>[0]> = {}) {
  await gateway.close();
  const site = Object.defineProperty(
    aSite(async () => ({ status: 200, html })),
    'isFull',
    { get: isFull },
  );
  gateway = await runGateway({ restUrl: 'http://127.0.0.1:9', site, ...options });
}

test('a visitor whose page there is no time for is told when to come back, and the operator counts and reads it', async () => {
  const metrics = new Registry();
  const lines: object[] = [];
  const stream = { write: (line: string) => void lines.push(JSON.parse(line)) };
  await busyGateway(() => true, { metrics, logger: { level: 'warn', stream } });
  const refused = await get('/listing?page=2', { 'x-request-id': 'visit-1' });
  expect(refused.bytes.toString()).toBe('Too many pages are requested at the moment. Try again.\n');
  expect(refused).toMatchObject({
    statusCode: 503,
    headers: {
      'retry-after': '2',
      'cache-control': 'no-store',
      'content-type': 'text/plain; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'x-request-id': 'visit-1',
    },
  });
  expect(lines.at(-1)).toMatchObject({ requestId: 'visit-1', route: '/*', status: 503 });
  expect(await metrics.metrics()).toContain('http_requests_total{method="GET",route="/*",status="503"} 1');
});

test('a visitor sees a page that others have seen, and whatever is no page, while new pages are refused', async () => {
  let full = false;
  await busyGateway(() => full);
  await get('/listing?page=3');
  full = true;
  const statuses: Record<string, number> = {
    '/listing?page=3&gclid=1': 200,
    '/listing?page=4': 503,
    '/LISTING/?page=2': 308,
    '/healthz': 200,
    '/robots.txt': 200,
    '/graphiql': 200,
    '/graphql?query={__typename}': 200,
  };
  for (const [path, status] of Object.entries(statuses))
    expect([path, (await get(path, { 'apollo-require-preflight': 'yes' })).statusCode]).toEqual([
      path,
      status,
    ]);
  expect((await get('/listing', { host: 'a b' })).statusCode).toBe(400);
});

test('whoever asks for a page with a body that does not come is cut off while pages are refused', async () => {
  await busyGateway(() => true, { minUploadRate: { bytesPerSecond: 1000, window: 200 } });
  const socket = connect(Number(new URL(gateway.url).port), '127.0.0.1');
  socket.write('GET /listing HTTP/1.1\r\nhost: localhost\r\ncontent-length: 1000\r\n\r\n');
  socket.resume();
  await until(() => expect(socket.closed).toBe(true), 10_000);
});

/**
 * Lets every delay of an answer last until `end()`. `asked`: how long they shall last, ms. Timers that Vitest replaces are not
 * those of `node:timers/promises`.
 */
function heldDelays() {
  const asked: number[] = [];
  let end = () => {};
  const over = new Promise<void>((resolve) => (end = resolve));
  const replaced = vi.spyOn(timers, 'setTimeout').mockImplementation(async (ms = 0) => {
    asked.push(ms);
    if (ms > 0) await over;
  });
  syncBuiltinESMExports();
  onTestFinished(() => {
    replaced.mockRestore();
    syncBuiltinESMExports();
  });
  return { asked, end };
}

/** A connection to the gateway, and a function that asks for a page on it. */
function connection() {
  const client = new Client(gateway.url);
  onTestFinished(() => client.destroy());
  return async () => {
    const { statusCode, body } = await client.request({ method: 'GET', path: '/listing' });
    await body.dump();
    return statusCode;
  };
}

test('visitors behind a proxy, who share its connections, are refused alike', async () => {
  await busyGateway(() => true, { trustProxy: true });
  const { asked, end } = heldDelays();
  end();
  const visit = connection();
  expect([await visit(), await visit(), asked]).toEqual([503, 503, [20, 20]]);
});

test('a client that asks again sooner than it was told waits for the answer; a visitor who has just come does not', async () => {
  await busyGateway(() => true);
  const { asked, end } = heldDelays();
  vi.spyOn(Math, 'random').mockReturnValue(1);
  const visit = connection();
  expect(await visit()).toBe(503);
  let told = false;
  const again = visit().finally(() => (told = true));
  await expect.poll(() => asked).toEqual([0, 300]);
  expect((await get('/listing')).statusCode).toBe(503);
  expect(told).toBe(false);
  end();
  expect(await again).toBe(503);
});

test('whoever opens an address of the back office gets the same page, which nobody stores and no search engine keeps', async () => {
  const pages = await Promise.all(
    ['/admin', '/admin/', '/admin/x/y', '/admin/enquiries?view=mine'].map((path) => get(path)),
  );
  for (const { statusCode, headers, bytes } of pages) {
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    expect(headers['content-security-policy']).toContain("require-trusted-types-for 'script'");
    expect(bytes.toString()).toBe('<!doctype html><title>Back office</title>');
  }
  expect(rendered).toEqual([]);
});
