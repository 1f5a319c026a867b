import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { mistypedInEnvironment, unknownInFile } from '../../platform/processes/mistypedSettings.ts';
import { settingNames } from '../../platform/processes/settingNames.ts';
import { runScript } from '../servers/runScript.ts';

const meant = (name: string, setting: string) => `${name} is not a setting. Did you mean ${setting}?`;

describe('an operator', () => {
  it.each([
    ...[
      ['SMPT_URL', 'SMTP_URL'],
      ['SITEURL', 'SITE_URL'],
      ['MONGO_URL', 'MONGODB_URL'],
      ['MONGODB_URI', 'MONGODB_URL'],
    ],
    ...[
      ['LOGLEVEL', 'LOG_LEVEL'],
      ['smtp_url', 'SMTP_URL'],
      ['DEALER_MAIL', 'DEALER_EMAIL'],
      ['WORKER', 'WORKERS'],
    ],
    ...[
      ['PORTS', 'PORT'],
      ['ADMIN_SIGN_UP_CODE', 'ADMIN_SIGNUP_CODE'],
      ['ALLOW_HOSTS', 'ALLOWED_HOSTS'],
    ],
  ] as [string, string][])(
    'who writes %s is asked about %s, in .env and in the environment',
    (name, setting) => {
      expect(unknownInFile([name])).toEqual([meant(name, setting)]);
      expect(mistypedInEnvironment([name])).toEqual([meant(name, setting)]);
    },
  );

  it('is told of every other name in .env, and of none in the environment', () => {
    expect(unknownInFile(['COLOUR'])).toEqual([
      'COLOUR in .env is not a setting. .env.example lists all settings.',
    ]);
    expect(mistypedInEnvironment(['COLOUR'])).toEqual([]);
  });

  it('is told nothing about settings, nor about what other programs read', () => {
    const others = [
      ...['PATH', 'HOME', 'HOSTNAME', 'SHELL', 'USER', 'LANG', 'LC_ALL', 'TZ', 'TMPDIR', 'PWD', 'TERM'],
      ...['MAIL', 'EDITOR', 'PS1', 'SHLVL', 'LOGNAME', 'INVOCATION_ID', 'JOURNAL_STREAM', 'npm_config_cache'],
      ...['KUBERNETES_PORT', 'KUBERNETES_SERVICE_HOST', 'GATEWAY_SERVICE_PORT', 'REST_SERVICE_HOST'],
      ...['HEALTH_URL', 'DATABASE_URL', 'HTTP_PROXY', 'NO_PROXY', 'CI', 'DEBUG', 'DISPLAY'],
    ];
    expect(mistypedInEnvironment([...settingNames, ...others])).toEqual([]);
    const inFile = ['NODE_OPTIONS', 'OTEL_SERVICE_NAME', 'TMPDIR', 'TZ', 'MALLOC_ARENA_MAX', 'FIREFOX_PATH'];
    expect(unknownInFile([...settingNames, ...inFile, 'MONGODB_TEST_URL'])).toEqual([]);
  });
});

describe('an operator who starts the product', () => {
  async function started(prepare: (folder: string) => Promise<void>, settings: NodeJS.ProcessEnv = {}) {
    const folder = await mkdtemp(join(tmpdir(), 'cars-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    await prepare(folder);
    // A wrong port ends the start before any server runs.
    const { code, err } = await runScript('start.ts', [], { REST_PORT: 'many', ...settings }, folder);
    return { code, lines: err.trim().split('\n') };
  }
  const wrongPort = 'The setting REST_PORT is wrong: Invalid port input: "many"';

  it('is told once of each mistyped name, without its value, and the start goes on', async () => {
    const { code, lines } = await started(
      (folder) =>
        writeFile(join(folder, '.env'), 'SMPT_URL=smtp://user:secret@mail.example.ae\nCOLOUR=red\n'),
      { SITEURL: 'https://www.example.ae' },
    );
    expect([code, lines]).toEqual([
      1,
      [
        meant('SITEURL', 'SITE_URL'),
        'COLOUR in .env is not a setting. .env.example lists all settings.',
        meant('SMPT_URL', 'SMTP_URL'),
        wrongPort,
      ],
    ]);
  });

  it('with a .env that is a folder is told so in a sentence', async () => {
    const { lines } = await started((folder) => mkdir(join(folder, '.env')).then(() => undefined));
    expect(lines).toEqual(['The file .env cannot be read. Check that it is a file, and its permissions.']);
  });

  it('has the settings of .env read, and none where there is no such file', async () => {
    const { lines } = await started((folder) => writeFile(join(folder, '.env'), 'PORT=none\n'));
    expect(lines).toEqual(['The setting PORT is wrong: Invalid port input: "none"']);
    expect((await started(async () => undefined)).lines).toEqual([wrongPort]);
  });
});

it('an operator who starts a server of its own is told of a mistyped name as well', async () => {
  for (const script of ['rest/server.ts', 'gateway/server.ts']) {
    const { err } = await runScript(script, [], { SMPT_URL: 'secret', REST_PORT: 'many' });
    expect(err.split('\n')[0]).toBe(meant('SMPT_URL', 'SMTP_URL'));
  }
});
