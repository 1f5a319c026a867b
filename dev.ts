import { type ChildProcess, spawn } from 'node:child_process';
import { readGatewayConfig } from './gateway/config.ts';
import { loadSettings } from './platform/processes/loadSettings.ts';
import { onStop } from './platform/processes/onStop.ts';
import { readRestConfig } from './rest/config.ts';

// Runs the product straight from its source: when a file changes, the servers restart and the browser reloads.

const running = new Set<ChildProcess>();
let stopping = false;

onStop(() => stop(0));

try {
  loadSettings();
  const gateway = readGatewayConfig(process.env);
  const rest = readRestConfig(process.env);
  if (!gateway.REST_URL) await run('rest', `http://127.0.0.1:${rest.REST_PORT}/healthz`);
  await run('gateway', `http://127.0.0.1:${gateway.PORT}/healthz`);
  console.log(`\n  Site      http://localhost:${gateway.PORT}\n`);
} catch (error) {
  console.error((error as Error).message);
  stop(1);
}

/** Starts a server and settles when it answers. When the server ends by itself, all servers are stopped. */
async function run(name: 'rest' | 'gateway', health: string) {
  if (await answers(health))
    throw new Error(`Something already runs at ${new URL(health).origin}: stop it first.`);
  const watch = ['node_modules/tsx/dist/cli.mjs', 'watch', '--clear-screen=false', `${name}/server.ts`];
  const child = spawn(process.execPath, watch, {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'development', LIVE_SITE: 'true' },
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

function stop(code: number) {
  if (stopping) return;
  stopping = true;
  process.exitCode = code;
  for (const child of running) child.kill('SIGTERM');
}
