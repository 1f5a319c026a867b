import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readRestConfig } from '../../rest/config.ts';
import { openStore } from '../../rest/store/open/openStore.ts';
import { freePort } from '../servers/freePort.ts';
import { markAsNewer, newerStoreSentence } from '../servers/markAsNewer.ts';
import { builtScript, runScript } from '../servers/runScript.ts';
import { until } from '../until.ts';

const wrongMongodbUrl =
  'The setting MONGODB_URL is wrong: it must be a URL such as mongodb://127.0.0.1:27017/cars, ' +
  'with special characters of the password percent-encoded.';

/** Starts the REST API as a process of its own, and returns how it ended and what it wrote. */
async function start(settings: NodeJS.ProcessEnv, prepare?: (dataDir: string) => Promise<void>) {
  const folder = await mkdtemp(join(tmpdir(), 'cars-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'file');
  await writeFile(file, '');
  await prepare?.(folder);
  const DATA_DIR = resolve(folder, settings.DATA_DIR ?? '');
  const ended = await runScript('rest/server.ts', [], { LOG_LEVEL: 'silent', ...settings, DATA_DIR });
  return { ...ended, err: ended.err.replace(folder, 'FOLDER') };
}

describe('whoever starts the REST API', () => {
  const ended = (sentence: string) => ({
    code: 1,
    out: '',
    err: `The REST API cannot start. ${sentence}\n`,
  });

  it('on a port in use is told so in one sentence', async () => {
    const other = createServer();
    await new Promise<void>((listening) => other.listen(0, '127.0.0.1', listening));
    onTestFinished(() => void other.close());
    const { port } = other.address() as AddressInfo; // Only a socket file has another type of address.
    const sentence = `Port ${port} is in use. Stop the process that listens there, or set REST_PORT.`;
    expect(await start({ REST_PORT: String(port) })).toEqual(ended(sentence));
  });

  it('at an address that this machine does not have is told so in one sentence', async () => {
    const sentence = 'This machine does not have the address 203.0.113.9. Set REST_HOST.';
    expect(await start({ REST_HOST: '203.0.113.9' })).toEqual(ended(sentence));
  });

  it('at a host that cannot be found is told so in one sentence', async () => {
    // A part of the name is longer than allowed, so no name server is asked, which might not answer.
    const host = `${'x'.repeat(64)}.invalid`;
    const sentence = `The host ${host} is unknown. Set REST_HOST.`;
    expect(await start({ REST_HOST: host })).toEqual(ended(sentence));
  });

  it('with a wrong setting is told in one sentence which one it is', async () => {
    const sentence = 'The setting REST_PORT is wrong: Invalid port input: "many"';
    expect(await start({ REST_PORT: 'many' })).toEqual(ended(sentence));
  });

  it('with a data folder that cannot be made is told so in one sentence', async () => {
    const sentence =
      'The data folder FOLDER/file/data/store is not writable. Change its permissions, or set DATA_DIR.';
    expect(await start({ DATA_DIR: 'file/data' })).toEqual(ended(sentence));
  });

  it.runIf(existsSync('/proc'))(
    'with a data folder where no folder can be made is told so, and does not wait for ever',
    async () => {
      const sentence = 'The data folder /proc/cars is not writable. Change its permissions, or set DATA_DIR.';
      expect(await start({ DATA_DIR: '/proc/cars' })).toEqual(ended(sentence));
    },
  );

  it('on a store that a newer version has used is told so in one sentence', async () => {
    expect(await start({}, markAsNewer)).toEqual(ended(newerStoreSentence));
  });

  it('with a wrong address of MongoDB is told in one sentence how it is written', async () => {
    expect(await start({ MONGODB_URL: 'mongodb://' })).toEqual(ended(wrongMongodbUrl));
  });

  it.each(['mongodb://', 'mongodb://amal:pa:ss@127.0.0.1/cars', 'mongodb://127.0.0.1:many/cars'])(
    'with %s as its MongoDB is told the same before anything is asked',
    async (mongodbUrl) => {
      await expect(openStore({ mongodbUrl, dataDir: '' })).rejects.toThrow(wrongMongodbUrl);
    },
  );

  it.each([
    ['/nonexistent/ca.pem', 'cannot be read (/nonexistent/ca.pem)'],
    [tmpdir(), 'is a folder'],
  ])(
    'with a MongoDB whose certificate is said to be at %s is told which setting names it',
    async (path, fault) => {
      const mongodbUrl = `mongodb://amal:secret@127.0.0.1:1/cars?tls=true&tlsCAFile=${path}`;
      await expect(openStore({ mongodbUrl, dataDir: '' })).rejects.toThrow(
        new Error(
          `A file named in the setting MONGODB_URL, such as tlsCAFile, ${fault}. Check its path and its permissions.`,
        ),
      );
    },
  );

  it('with a MongoDB server that does not answer is told so in one sentence', async () => {
    const sentence = 'MongoDB does not respond. Check MONGODB_URL, and that the server is running.';
    expect(await start({ MONGODB_URL: 'mongodb://127.0.0.1:1/cars' })).toEqual(ended(sentence));
  });
});

/**
 * Starts the REST API, does `task` once it answers, stops it and returns what it wrote to the console. `ulimit`: options of the
 * shell command that limits the process.
 */
async function visit(
  settings: NodeJS.ProcessEnv,
  task: (url: string, told: () => string) => Promise<unknown>,
  ulimit = '-c 0',
) {
  const port = await freePort();
  const env = {
    ...process.env,
    LOG_LEVEL: 'silent',
    DEMO_STOCK: 'false',
    REST_PORT: String(port),
    ...settings,
  };
  const command = `ulimit ${ulimit} && exec "$0" "$1"`;
  const child = spawn('sh', ['-c', command, process.execPath, await builtScript('rest/server.ts')], { env });
  const ended = once(child, 'close');
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  try {
    const url = `http://127.0.0.1:${port}`;
    await until(() => fetch(`${url}/healthz`));
    await task(url, () => errors);
  } finally {
    child.kill();
    await ended;
  }
  return errors;
}

it('an operator reads the code of the first administrator on the console, until it was used', async () => {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'cars-'));
  onTestFinished(() => rm(DATA_DIR, { recursive: true }));
  await visit({ DATA_DIR }, async (url, told) => {
    const code = await until(() => {
      const line = /^There is no administrator yet\. .* use the code ([\da-f-]{23})\n$/.exec(told());
      return line?.[1] ?? Promise.reject(new Error(told()));
    });
    const form = { name: 'Huda', email: 'huda@example.ae', password: 'a long way to Fujairah', code };
    const { status } = await fetch(`${url}/api/auth/admin/signup`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(form),
    });
    expect(status).toBe(201);
  });
  expect(await visit({ DATA_DIR }, async () => undefined)).toBe('');
});

it('an operator who starts the REST API on a disk that is full has it answer what it is asked, and is told', async () => {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'cars-'));
  onTestFinished(() => rm(DATA_DIR, { recursive: true }));
  await visit({ DATA_DIR }, async () => undefined);
  const ask = async (url: string) => expect((await fetch(`${url}/api/v1/cars/featured`)).status).toBe(200);
  // 8 or 16 kB, as shells count: less than the store has.
  const told = await visit({ DATA_DIR }, ask, '-f 16');
  expect(told).toContain('The store cannot be written (File too large). Free some space on its disk.');
});

it('an operator who restores into the store of a running REST API is refused', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'cars-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const DATA_DIR = join(folder, 'data');
  const backup = join(folder, 'backup');
  const run = async (script: string, ...words: string[]) => {
    const { out, err } = await runScript(script, words, { DATA_DIR });
    return out + err;
  };
  await visit({ DATA_DIR }, async () => {
    expect(await run('rest/commands/backup/backup.ts', backup)).toContain('Backed up to');
    expect(await run('rest/commands/backup/restore.ts', backup, '--replace')).toMatch(
      /^A REST API or an import is using this store/,
    );
  });
  expect(await run('rest/commands/backup/restore.ts', backup, '--replace')).toContain('Restored from');
});

describe('the settings of the REST API', () => {
  it('have defaults for all that may be left out', () => {
    expect(readRestConfig({})).toMatchObject({ REST_PORT: 4001, REST_HOST: '127.0.0.1', DATA_DIR: './data' });
  });

  it.each([
    ['REST_PORT', '70000'],
    ['REST_HOST', 'not a host'],
    ['REST_TRUST_PROXY', 'banana'],
    ['REST_TRUST_PROXY', '10.0.0.0/8/8'],
    ['LOG_LEVEL', 'loud'],
    ['DEMO_STOCK', 'perhaps'],
    ['ADMIN_TOKEN_SECRET', 'short'],
    ['ADMIN_SIGNUP_CODE', 'short'],
    ['ADMIN_SIGNUP_CODE', ' '.repeat(12)],
    ['ADMIN_TOKEN_SECRET', ' '.repeat(32)],
    ['MONGODB_URL', 'localhost:27017'],
    ['CATALOGUE_LIMIT', 'many'],
    ['CATALOGUE_LIMIT', '-1'],
    ['FORM_LIMIT', '0'],
    ['CATALOGUE_LIMIT', '1.5'],
    ['CATALOGUE_LIMIT', '1,000,000'],
    ['FORM_LIMIT', '20 an hour'],
    ['SMTP_URL', 'mail.example.ae'],
    ['DEALER_EMAIL', 'nobody'],
    ['PUBLIC_URL', 'cars'],
    ['PUBLIC_URL', 'ftp://cars.example'],
    ['SITE_URL', 'ftp://cars.example'],
    ['SMTP_URL', 'smtp://'],
  ])('name the one that is wrong: %s=%s', (name, value) => {
    expect(() => readRestConfig({ [name]: value })).toThrow(`The setting ${name} is wrong: `);
  });

  it('tell how the address of a mail server is written, without the password in it', () => {
    expect(() => readRestConfig({ SMTP_URL: 'smtp://u:p@ss:banana', MAIL_FROM: 'hello@example.ae' })).toThrow(
      'The setting SMTP_URL is wrong: it must be a URL such as smtp://user:password@mail.example.ae:587, ' +
        'with smtp or smtps, and with special characters of the password percent-encoded.',
    );
  });

  it('of mails want a sender where they have a server', () => {
    const SMTP_URL = 'smtp://mail.example.ae:587';
    expect(() => readRestConfig({ SMTP_URL })).toThrow('The setting MAIL_FROM is missing: ');
    expect(
      readRestConfig({ SMTP_URL, MAIL_FROM: 'hello@example.ae', PUBLIC_URL: 'https://cars.ae/' }).mail,
    ).toEqual({
      server: { url: SMTP_URL, from: 'hello@example.ae' },
      dealerEmail: undefined,
      publicUrl: 'https://cars.ae',
    });
    expect(readRestConfig({}).mail).toEqual({ publicUrl: 'http://localhost:4000' });
  });
});
