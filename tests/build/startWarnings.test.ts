import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../servers/freePort.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cars-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** The warnings of a built server until it is ready at `path`. */
async function warnings(script: string, port: number, path: string, settings: Record<string, string>) {
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
    await expect
      .poll(() => fetch(`http://127.0.0.1:${port}${path}`).then(({ ok }) => ok), { timeout: 80_000 })
      .toBe(true);
  } finally {
    child.kill();
    await ended;
  }
  return log
    .split('\n')
    .filter(Boolean)
    .map((line) => (JSON.parse(line) as { msg: string }).msg)
    .filter((line) => line.includes('SITE_URL'));
}

describe('an operator who starts the product', { timeout: 90_000 }, () => {
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
  const mail = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'hello@example.ae' };

  it('without the address of the site is warned that search engines are told one that only this machine finds', async () => {
    expect(await ofGateway({})).toEqual([
      expect.stringMatching(
        /^Search engines are told http:\/\/localhost:\d+, which only this machine finds: set SITE_URL\.$/,
      ),
    ]);
  });

  it('without the address of the site is warned that mails have links which only this machine finds', async () => {
    expect(await ofRest(mail)).toEqual([
      'Links in mails lead to http://localhost:4000, which only this machine finds: set SITE_URL.',
    ]);
  });

  it('with the address of the site, or without mails, is not warned', async () => {
    const SITE_URL = 'https://www.example.ae';
    const starts = [ofGateway({ SITE_URL }), ofGateway({ ALLOWED_HOSTS: 'www.example.ae' })];
    starts.push(ofRest({ ...mail, SITE_URL }), ofRest({}));
    expect(await Promise.all(starts)).toEqual([[], [], [], []]);
  });
});
