import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isLocalUrl } from '../../platform/network/isLocalUrl.ts';
import { freePort } from '../servers/freePort.ts';
import { until } from '../until.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cars-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** The warnings about addresses of the site of a built server, until it is ready at `path`. */
async function warnings(...server: Parameters<typeof logLines>) {
  const lines = await logLines(...server);
  return lines.map(({ msg }) => msg).filter((line) => line.includes('SITE_URL'));
}

/** The lines that a built server logs until it is ready at `path`. */
async function logLines(script: string, port: number, path: string, settings: Record<string, string>) {
  const env = {
    PATH: process.env.PATH,
    DATA_DIR: join(folder, String(port)),
    LOG_LEVEL: 'warn',
    ...settings,
  };
  const child = spawn(process.execPath, [script], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'close');
  let log = '';
  child.stdout.on('data', (chunk: Buffer) => (log += chunk.toString()));
  try {
    await until(async () =>
      expect(await fetch(`http://127.0.0.1:${port}${path}`)).toHaveProperty('ok', true),
    );
  } finally {
    child.kill();
    await ended;
  }
  return log
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as { level: number; msg: string });
}

describe('an operator who starts the product', () => {
  const ofGateway = async (settings: Record<string, string>) => {
    const port = await freePort();
    const address = { PORT: String(port), HOST: '127.0.0.1', REST_URL: 'http://127.0.0.1:9' };
    return warnings('dist/gateway.js', port, '/healthz', { ...address, ...settings });
  };
  const ofRest = async (settings: Record<string, string>) => {
    const port = await freePort();
    const address = {
      REST_PORT: String(port),
      PORT: '4000',
      DEMO_STOCK: 'false',
      ADMIN_SIGNUP_CODE: 'a code for one',
    };
    return warnings('dist/rest.js', port, '/healthz', { ...address, ...settings });
  };
  /** What the REST API says at level error. */
  const errorsOfRest = async (settings: Record<string, string>) => {
    const port = await freePort();
    const address = { REST_PORT: String(port), ADMIN_SIGNUP_CODE: 'a code for one' };
    const lines = await logLines('dist/rest.js', port, '/healthz', { ...address, ...settings });
    return lines.filter(({ level }) => level >= 50).map(({ msg }) => msg);
  };
  const mail = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'hello@example.ae' };

  const toSearchEngines = (url: string) =>
    `Search engines are given ${url}, which only this machine or its network can reach. Set SITE_URL.`;
  const inMails = (url: string) =>
    `Links in emails lead to ${url}, which only this machine or its network can reach. Set SITE_URL.`;

  it('with no or a local address of the site is warned that search engines are told one that nobody else finds', async () => {
    expect(await ofGateway({})).toEqual([
      expect.stringMatching(/^Search engines are given http:\/\/localhost:\d+, /),
    ]);
    const starts = [
      ofGateway({ SITE_URL: 'http://10.0.0.5' }),
      ofGateway({ ALLOWED_HOSTS: 'localhost:4000, 127.0.0.1' }),
    ];
    expect(await Promise.all(starts)).toEqual([
      [toSearchEngines('http://10.0.0.5')],
      [toSearchEngines('http://localhost:4000')],
    ]);
  });

  it('with no or a local address of the site is warned that mails have links which nobody else finds', async () => {
    const starts = [ofRest(mail), ofRest({}), ofRest({ SITE_URL: 'http://0.0.0.0:4000' })];
    expect(await Promise.all(starts)).toEqual([
      [inMails('http://localhost:4000')],
      [inMails('http://localhost:4000')],
      [inMails('http://0.0.0.0:4000')],
    ]);
  });

  it('with a stock of his own is told in capitals that nobody at the dealer hears of enquiries', async () => {
    const nobody = (missing: string) =>
      `NOBODY AT THE DEALER HEARS OF ENQUIRIES: set ${missing}. ` +
      'Enquiries are still stored; npm run enquiries lists them.';
    const own = { DEMO_STOCK: 'false' };
    const starts = [
      ...[own, { ...own, ...mail }, { ...own, DEALER_EMAIL: 'sales@example.ae' }],
      ...[{ ...own, ...mail, DEALER_EMAIL: 'sales@example.ae' }, {}],
    ];
    expect(await Promise.all(starts.map(errorsOfRest))).toEqual([
      ...[[nobody('DEALER_EMAIL and SMTP_URL')], [nobody('DEALER_EMAIL')], [nobody('SMTP_URL')], [], []],
    ]);
  });

  it('with imported cars is told so as well, though DEMO_STOCK is not set', async () => {
    const DATA_DIR = join(folder, 'imported');
    const csv = join(folder, 'stock.csv');
    await writeFile(csv, 'stock number,make\nA-1,bmw\n');
    await promisify(execFile)(process.execPath, ['dist/import.js', csv], {
      env: { ...process.env, DATA_DIR },
    });
    expect(await errorsOfRest({ ...mail, DATA_DIR })).toEqual([
      expect.stringContaining('NOBODY AT THE DEALER HEARS OF ENQUIRIES: set DEALER_EMAIL.'),
    ]);
  });

  it('with the address of the site is not warned', async () => {
    const SITE_URL = 'https://www.example.ae';
    const starts = [ofGateway({ SITE_URL }), ofGateway({ ALLOWED_HOSTS: 'localhost, www.example.ae' })];
    starts.push(
      ofRest({ ...mail, SITE_URL }),
      ofRest({ SITE_URL: 'http://localhost', PUBLIC_URL: SITE_URL }),
    );
    expect(await Promise.all(starts)).toEqual([[], [], [], []]);
  });
});

it.each([
  ...['http://localhost:4000', 'http://LOCALHOST', 'http://cars.localhost', 'http://localhost.'],
  ...[
    'http://0.0.0.0:4000',
    'http://127.1',
    'http://10.0.0.5',
    'http://192.168.1.2:8080',
    'http://169.254.1.1',
  ],
  ...['http://[::1]:4000', 'http://[::]', 'http://[fd00::5]', 'http://[::ffff:10.0.0.5]'],
  ...['http://server', 'http://server.local', 'http://cars.internal', 'http://cars.home.arpa'],
])('%s is found by this machine or its network alone', (url) => {
  expect(isLocalUrl(url)).toBe(true);
});

it.each([
  ...['https://www.example.ae', 'http://cars.example:8080', 'https://localhost.example.ae'],
  ...['http://8.8.8.8', 'http://[2606:4700::1111]:4000'],
])('%s is found by everybody', (url) => {
  expect(isLocalUrl(url)).toBe(false);
});
