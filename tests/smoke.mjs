// Starts the built product with the Node that runs this script, and asks it for what a visitor and a partner need: a page, a
// query, and a form that is stored. Fails with a sentence. Usage, after a build: npx node@24 tests/smoke.mjs
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './servers/freePort.ts';

const START_MS = 120_000;

const folder = mkdtempSync(join(tmpdir(), 'cars-smoke-'));
const [port, restPort] = [await freePort(), await freePort()];
const site = `http://127.0.0.1:${port}`;
const product = spawn(process.execPath, ['dist/start.js'], {
  stdio: ['ignore', 'ignore', 'inherit'],
  env: {
    ...process.env,
    ...{ HOST: '127.0.0.1', PORT: String(port), REST_PORT: String(restPort), LOG_LEVEL: 'error' },
    ...{ DATA_DIR: join(folder, 'data'), TMPDIR: folder },
  },
});
const ended = once(product, 'exit');

try {
  await ready();
  const page = await fetch(`${site}/buy`);
  assert.equal(page.status, 200, 'The page /buy is not shown.');
  assert.match(await page.text(), /<h1/, 'The page /buy has no heading.');

  const { cars } = await graphql('{ cars(first: 1) { totalCount edges { node { id make { name } } } } }');
  assert.ok(cars.totalCount > 0, 'The demonstration stock has no cars.');
  assert.ok(cars.edges[0].node.make.name, 'A car has no make.');

  const subscribe =
    'mutation ($input: SubscribeInput!) { subscribe(input: $input) { userErrors { message } } }';
  const answer = await graphql(subscribe, { input: { email: 'noor@example.ae' } });
  assert.deepEqual(answer.subscribe, { userErrors: [] }, 'The newsletter cannot be subscribed to.');

  product.kill('SIGTERM');
  assert.deepEqual(await ended, [0, null], 'The product does not stop when it is told to.');
  console.log(
    `✓ Node ${process.versions.node}: the built product starts, shows a page, answers a query, takes a form and stops`,
  );
} catch (error) {
  console.error(`✗ Node ${process.versions.node}: ${error.message}`);
  process.exitCode = 1;
} finally {
  product.kill('SIGKILL');
  await ended;
  await pause(1000); // Its servers end themselves when it is gone.
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}

async function ready() {
  const until = Date.now() + START_MS;
  while (product.exitCode === null && Date.now() < until) {
    const { ok } = await fetch(`${site}/readyz`).catch(() => ({ ok: false }));
    if (ok) return;
    await pause(200);
  }
  throw new Error(
    `The product is not ready${product.exitCode === null ? '' : `: it ended with ${product.exitCode}`}.`,
  );
}

async function graphql(query, variables) {
  const response = await fetch(`${site}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = await response.json();
  assert.equal(errors, undefined, `The graph refuses a query: ${JSON.stringify(errors)}`);
  return data;
}
