import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../servers/freePort.ts';
import { until } from '../until.ts';

test('the servers of `npm start` run the production builds of the libraries that they need, and leave no temporary files', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'cars-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const temporary = await mkdtemp(join(folder, 'temporary-'));
  const [port, restPort] = [await freePort(), await freePort()];
  const { NODE_ENV: _ofTheTests, OTEL_EXPORTER_OTLP_ENDPOINT: _none, ...environment } = process.env;
  const product = spawn(process.execPath, ['dist/start.js'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...environment,
      PORT: String(port),
      REST_PORT: String(restPort),
      DATA_DIR: join(folder, 'data'),
      TMPDIR: temporary,
      DEMO_STOCK: 'false',
      LOG_LEVEL: 'error',
      NODE_OPTIONS: `--import ${pathToFileURL('tests/servers/loadedModules.mjs').href}`,
      LOADED_MODULES: folder,
    },
  });
  onTestFinished(() => void product.kill('SIGKILL'));
  await until(async () => expect(await fetch(`http://127.0.0.1:${port}/`)).toHaveProperty('ok', true));
  expect(await readdir(temporary)).toEqual([expect.stringMatching(/^cars-gateway-\d+-(\d+-)?\w{6}$/)]);
  product.kill('SIGTERM');
  await once(product, 'exit');
  expect(await readdir(temporary)).toEqual([]);

  const written = (await readdir(folder)).filter((name) => name.endsWith('.txt'));
  const lists = await Promise.all(written.map((name) => readFile(join(folder, name), 'utf8')));
  const servers = lists.filter((list) => list.includes('/fastify/'));
  expect(servers).toHaveLength(2);
  for (const list of servers) expect(list.split('\n')[0]).toBe('NODE_ENV=production');
  expect(lists.join('\n')).not.toMatch(/\.development\.js/);
  // Nobody has said where a MongoDB server is, or where traces go.
  expect(lists.join('\n')).not.toContain('/node_modules/mongodb/');
  const tracing = lists.flatMap((list) => list.match(/@opentelemetry\/[\w-]+/g) ?? []);
  expect(new Set(tracing)).toEqual(new Set(['@opentelemetry/api']));
});

test.each(['rest', 'gateway'])(
  'an operator reads which setting of the %s is wrong before its packages are loaded',
  async (server) => {
    const folder = await mkdtemp(join(tmpdir(), 'cars-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const started = spawn(process.execPath, [`dist/${server}.js`], {
      stdio: 'ignore',
      env: {
        ...process.env,
        PORT: 'many',
        NODE_OPTIONS: `--import ${pathToFileURL('tests/servers/loadedModules.mjs').href}`,
        LOADED_MODULES: folder,
      },
    });
    expect(await once(started, 'exit')).toEqual([1, null]);
    const [list = ''] = await readdir(folder);
    expect(await readFile(join(folder, list), 'utf8')).not.toMatch(/\/(fastify|lmdb|mongodb)\//);
  },
);

test('the pages are rendered by the production build of React', async () => {
  const files = await readdir('dist/web/server', { recursive: true, withFileTypes: true });
  const scripts = files.filter(({ name }) => name.endsWith('.js'));
  const texts = await Promise.all(
    scripts.map(({ name, parentPath }) => readFile(join(parentPath, name), 'utf8')),
  );
  expect(texts.join('\n')).toContain('react-dom-server');
  expect(texts.join('\n')).not.toMatch(/react-dom-server\S*\.development/);
});
