import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { expect, onTestFinished } from 'vitest';
import { freePort } from './freePort.ts';
import { until } from '../until.ts';

type Server = 'gateway' | 'rest';

/** How long it may take until the product listens, ms: `npm start` may have to build it first, on a machine that is busy. */
const STARTED_WITHIN = 150_000;

/**
 * The built product as an operator runs it, on an empty store in a folder of its own. `command`: what starts it;
 * `settings`: environment variables besides those of its ports and folders; `cwd`: where it is started.
 */
export async function builtProduct(
  settings: NodeJS.ProcessEnv = {},
  command = ['node', 'dist/start.js'],
  cwd?: string,
) {
  const folder = await mkdtemp(join(tmpdir(), 'cars-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const [port, restPort] = [await freePort(), await freePort()];
  const { NODE_ENV: _ofTheTests, npm_lifecycle_event: _ofNpmTest, ...environment } = process.env;
  const [program = '', ...args] = command;
  const child: ChildProcessByStdio<null, Readable, Readable> = spawn(program, args, {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...environment,
      ...{ PORT: String(port), REST_PORT: String(restPort), HOST: '127.0.0.1' },
      ...{ DATA_DIR: join(folder, 'data'), TMPDIR: folder, DEMO_STOCK: 'false', LOG_LEVEL: 'info' },
      ...settings,
    },
  });
  const output: string[] = [];
  const errors: string[] = [];
  const pids: Record<Server, number[]> = { gateway: [], rest: [] };
  let running = true;
  createInterface(child.stdout).on('line', (line) => {
    output.push(line);
    if (!line.includes('"msg":"Server listening')) return;
    const { name, pid } = JSON.parse(line) as { name: Server; pid: number };
    if (!pids[name].includes(pid)) pids[name].push(pid);
  });
  createInterface(child.stderr).on('line', (line) => errors.push(line));
  const exited = once(child, 'exit');
  // `close`: the last process that may write to the output is gone.
  const allGone = once(child, 'close').then(() => {
    running = false;
  });
  onTestFinished(async () => {
    if (!running) return;
    child.kill('SIGKILL'); // Its servers stop when their parent process is gone.
    for (const pid of Object.values(pids).flat()) if (isThere(pid)) process.kill(pid, 'SIGKILL');
    await allGone;
  });

  return {
    url: `http://127.0.0.1:${port}`,
    folder,
    port,
    restPort,
    output,
    errors,
    /** The processes that have listened, oldest first. */
    pids,
    /** The process that was started. */
    pid: child.pid ?? 0,
    /** Its exit code and signal. */
    exited,
    /** Settles when no process of the product is left. */
    allGone,
    /** Settles when the addresses are printed; rejects when it ends before. */
    ready: () =>
      Promise.race([
        until(() => expect(output.join('\n')).toContain('GraphiQL'), STARTED_WITHIN),
        exited.then(() => Promise.reject(new Error(errors.join('\n')))),
      ]),
    /** Settles when no server listens for visitors any more. */
    refuses: () => until(() => expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow()),
  };
}

function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
