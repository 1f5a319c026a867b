import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readGatewayConfig } from './gateway/config.ts';
import { readRestConfig } from './rest/config.ts';

// Starts the REST API and the gateway as two processes, tells their addresses, and stops both together.
// `--watch`: straight from the source; the servers start again and the browser reloads when a file changes.

const watch = process.argv.includes('--watch');
/** React, Apollo and graphql check what they are given twice, unless they run in production. */
const production = { NODE_ENV: 'production' };
const development = { NODE_ENV: 'development', LIVE_SITE: 'true' };
const running = new Set<ChildProcess>();
let stopping = false;

if (existsSync('.env')) process.loadEnvFile('.env');
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop(0));

try {
  await start();
} catch (error) {
  console.error((error as Error).message);
  stop(1);
}

async function start() {
  const gateway = readGatewayConfig(process.env);
  const rest = readRestConfig(process.env);
  if (!gateway.REST_URL) await run('rest', `http://127.0.0.1:${rest.REST_PORT}/healthz`);
  const site = `http://localhost:${gateway.PORT}`;
  await run('gateway', `http://127.0.0.1:${gateway.PORT}/healthz`);
  console.log(`
  Site      ${site}
  GraphQL   ${site}/graphql
  GraphiQL  ${site}/graphiql
  REST      ${gateway.restUrl}/api/v1
`);
}

/** Starts a server and settles when it answers; when it ends by itself, everything ends. */
async function run(name: 'rest' | 'gateway', health: string) {
  if (await answers(health))
    throw new Error(`Something already runs at ${new URL(health).origin}: stop it first.`);
  const command = watch
    ? ['node_modules/tsx/dist/cli.mjs', 'watch', '--clear-screen=false', `${name}/server.ts`]
    : ['--enable-source-maps', `dist/${name}.js`];
  const child = spawn(process.execPath, command, {
    stdio: 'inherit',
    env: { ...process.env, ...(watch ? development : production) },
  });
  running.add(child);
  child.once('exit', (code) => {
    running.delete(child);
    stop(code ?? 1);
  });
  while (running.has(child) && !(await answers(health))) await new Promise((wait) => setTimeout(wait, 50));
}

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    (response) => response.ok,
    () => false,
  );
}

/** Tells every server once: a second signal would end it in the middle of its answers. */
function stop(code: number) {
  if (stopping) return;
  stopping = true;
  process.exitCode = code;
  for (const child of running) child.kill('SIGTERM');
}
