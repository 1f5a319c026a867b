import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { SiteOrigin } from '../../gateway/http/SiteOrigin.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aSite } from '../servers/aSite.ts';
import { runGateway, type RunningGateway } from '../servers/runGateway.ts';

/** A site whose pages name their address, and with a path that cannot be rendered. */
const site = aSite(async (url) => {
  if (url.endsWith('/broken')) throw new Error(`No page at ${url}`);
  return { status: 200, html: `<p>${url}</p>` };
});
const log: string[] = [];
const logger = { level: 'warn', stream: { write: (line: string) => void log.push(line) } };
let plain: RunningGateway;
let named: RunningGateway;
/** Behind no proxy that it trusts. */
let direct: RunningGateway;

beforeAll(async () => {
  const parts = { restUrl: 'http://127.0.0.1:9', site, logger };
  plain = await runGateway({ ...parts, allowedHosts: ['cars.test:8080', 'cars.test'], trustProxy: true });
  direct = await runGateway({ ...parts, allowedHosts: ['cars.test'] });
  named = await runGateway({ ...parts, siteUrl: 'https://www.example.ae', trustProxy: true });
});
beforeEach(() => void log.splice(0));
afterAll(() => Promise.all([plain, named, direct].map((gateway) => gateway.close())));

/** Sends the lines of a request as they are and returns the whole answer. */
async function send({ url }: RunningGateway, ...lines: string[]): Promise<string> {
  const { port } = new URL(url);
  const socket = connect(Number(port), '127.0.0.1');
  socket.end([...lines, 'connection: close', '', ''].join('\r\n'), 'latin1');
  return text(socket);
}
/** The address that a page names as its own. */
const pageAt = async (gateway: RunningGateway, host: string) =>
  /<p>(.*)<\/p>/.exec(await send(gateway, 'GET / HTTP/1.1', `host: ${host}`))?.[1];

describe('the addresses that search engines are given', () => {
  it('are those of SITE_URL, whoever asks', async () => {
    for (const host of ['evil.test', 'localhost']) {
      expect(await pageAt(named, host)).toBe('https://www.example.ae/');
    }
  });

  it('follow the host that was asked where it is allowed or this machine', async () => {
    const { port } = new URL(plain.url);
    expect(await pageAt(plain, 'cars.test:8080')).toBe('http://cars.test:8080/');
    expect(await pageAt(plain, 'CARS.test')).toBe('http://cars.test/');
    expect(await pageAt(plain, '127.0.0.1:1')).toBe(`http://127.0.0.1:${port}/`);
    expect(await pageAt(plain, 'LocalHost')).toBe(`http://localhost:${port}/`);
  });

  it.each([
    ['[fd00::1]:4000', 'fd00::1', '[fd00::1]'],
    ['[FD00::1]', 'fd00::1', '[fd00::1]'],
    ['10.0.0.7', '::ffff:10.0.0.7', '10.0.0.7'],
    ['[fd00::2]', 'fd00::1', 'localhost'],
    ['fd00::1', 'fd00::1', 'localhost'],
  ])('follow %s at a machine with the address %s to %s', (host, localAddress, name) => {
    const request = { socket: { localAddress, localPort: 4000 } as Socket, protocol: 'http' as const, host };
    expect(new SiteOrigin({}).of(request)).toBe(`http://${name}:4000`);
  });

  it('do not follow any other host, nor what a client says of a proxy', async () => {
    const { port } = new URL(plain.url);
    const local = `http://localhost:${port}`;
    for (const host of ['evil.test', 'cars.test:1']) expect(await pageAt(plain, host)).toBe(`${local}/`);
    const forwarded = ['GET / HTTP/1.1', 'host: cars.test', 'x-forwarded-host: evil.test'];
    expect(await send(plain, ...forwarded)).toContain(`<p>${local}/</p>`);
  });

  it.each([
    ['https', 'https://cars.test:8080/'],
    ['http', 'http://cars.test:8080/'],
    ['https://evil.test/?', 'http://cars.test:8080/'],
    ['javascript', 'http://cars.test:8080/'],
    ['a b', 'http://cars.test:8080/'],
    ['https, ftp', 'http://cars.test:8080/'],
  ])('begin with https where a proxy says exactly that, not where it says %s', async (protocol, address) => {
    const lines = ['GET / HTTP/1.1', 'host: cars.test:8080', `x-forwarded-proto: ${protocol}`];
    expect(await send(plain, ...lines)).toContain(`<p>${address}</p>`);
  });
});

describe('a request of an odd form', () => {
  it.each([
    [
      'with a whole address in its first line',
      ['GET http://cars.test/buy HTTP/1.1', 'host: cars.test'],
      'http://cars.test/buy',
    ],
    [
      'with a whole address without a path',
      ['GET http://cars.test HTTP/1.1', 'host: cars.test'],
      'http://cars.test/',
    ],
    ['of HTTP/1.0 without a host', ['GET /buy HTTP/1.0'], '/buy'],
  ])('gets the page %s', async (_, lines, address) => {
    const answer = await send(plain, ...lines);
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    expect(answer).toContain(`${address}</p>`);
  });

  it.each([
    ['with two hosts', ['host: cars.test', 'host: evil.test']],
    ['with a host that is none', ['host: a b"><script>']],
    ['with a broken address as its host', ['host: [::zz]']],
    ['with a port that is none', ['host: cars.test:port']],
  ])('is refused with a sentence %s', async (_, hosts) => {
    const answer = await send(plain, 'GET / HTTP/1.1', ...hosts);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain('The header Host must occur exactly once');
  });

  it.each(['ftp://user@cars.test/', 'javascript:alert(1)', 'cars.test/buy', '*'])(
    'for %s is refused with a sentence, and its address is not logged',
    async (target) => {
      const answer = await send(plain, `GET ${target} HTTP/1.1`, 'host: cars.test');
      expect(answer).toMatch(/^HTTP\/1\.1 400 /);
      expect(log.join('')).not.toContain(target);
    },
  );

  it.each([
    ['without a slash before its path', 'GET cars.test/buy HTTP/1.1'],
    ['with a character beyond ASCII in its path', 'GET /\u00ff HTTP/1.1'],
    ['that is none', 'no request at all'],
  ])('%s is told how to ask, and no browser guesses the type of the answer', async (_, line) => {
    const answer = await send(plain, line, 'host: cars.test');
    expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    expect(answer).toMatch(/\r\nx-content-type-options: nosniff\r\n/);
    expect(answer).toMatch(/\r\n\r\n\{"message":"The request is invalid\. Send it as HTTP\/1\.1, .*"\}$/);
  });

  it('about the whole server is no address, and is not refused as one', async () => {
    expect(await send(plain, 'OPTIONS * HTTP/1.1', 'host: cars.test')).toMatch(/^HTTP\/1\.1 404 /);
  });
});

it('a page that cannot be rendered is one sentence, and its line in the log has the id of the request', async () => {
  const answer = await send(plain, 'GET /broken HTTP/1.1', 'host: cars.test', 'x-request-id: visitor-7');
  expect(answer).toMatch(/^HTTP\/1\.1 500 /);
  expect(answer).toContain('Something went wrong on our side. Try again.');
  expect(answer).not.toContain('No page at');
  const lines = log.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(lines).toContainEqual(expect.objectContaining({ requestId: 'visitor-7', status: 500, route: '/*' }));
});

it('browsers are told to use https alone where the site has it, and that no page uses a camera', async () => {
  const paths = [
    '/',
    '/robots.txt',
    '/pictures/nothing',
    '/healthz',
    '/graphql',
    '/graphql/schema.graphql',
    '/%',
  ];
  for (const path of paths) {
    const answer = await send(named, `GET ${path} HTTP/1.1`, 'host: a');
    expect([path, /strict-transport-security: max-age=31536000\r/.test(answer)]).toEqual([path, true]);
  }
  const answer = await send(plain, 'GET / HTTP/1.1', 'host: cars.test');
  expect(answer).not.toMatch(/strict-transport-security/i);
  const proxied = ['GET / HTTP/1.1', 'x-forwarded-proto: https'];
  expect(await send(plain, ...proxied, 'host: cars.test')).toMatch(
    /strict-transport-security: max-age=31536000\r/,
  );
  expect(await send(plain, ...proxied, 'host: evil.test')).not.toMatch(/strict-transport-security/i);
  expect(await send(direct, ...proxied, 'host: cars.test')).not.toMatch(/strict-transport-security/i);
  expect(answer).toMatch(/permissions-policy: camera=\(\)/i);
});
