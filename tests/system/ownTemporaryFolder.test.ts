import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { builtScript } from '../servers/runScript.ts';

let directory: string;
const running: ChildProcess[] = [];

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'folders-'));
});
afterEach(async () => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
  await rm(directory, { recursive: true });
});

/** Starts a process with a temporary folder of its own. */
async function start() {
  const script = await builtScript('tests/servers/temporaryFolderProcess.ts');
  const child = spawn(process.execPath, [script], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, TMPDIR: directory },
  });
  running.push(child);
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  const end = async (how: () => unknown) => {
    const ended = once(child, 'exit');
    how();
    await ended;
  };
  return {
    name: basename(line.toString().trim()),
    stop: () => end(() => child.stdin.end()),
    kill: () => end(() => child.kill('SIGKILL')),
  };
}
const folders = () => readdir(directory);

it('a process that stops leaves no temporary folder', async () => {
  const { name, stop } = await start();
  expect(await folders()).toEqual([name]);
  expect((await stat(join(directory, name))).mode & 0o777).toBe(0o700);
  await stop();
  expect(await folders()).toEqual([]);
});

it('what a killed process left is removed at the next start, and nothing of those that run', async () => {
  const [running, killed] = [await start(), await start()];
  await killed.kill();
  // A folder whose name only looks similar stays.
  await mkdir(join(directory, 'cars-gateway-notes'));
  expect((await folders()).toSorted()).toEqual([running.name, killed.name, 'cars-gateway-notes'].toSorted());
  const next = await start();
  expect((await folders()).toSorted()).toEqual([running.name, next.name, 'cars-gateway-notes'].toSorted());
  expect(await readdir(join(directory, running.name))).toEqual(['capacitor-1.tmp']);
});

it.runIf(process.platform === 'linux')(
  'what a killed process left is removed also where another one has its number now',
  async () => {
    // The name has the number of this process, but an earlier start: it was left by another process.
    await mkdir(join(directory, `cars-gateway-${process.pid}-1-aB3dE6`));
    // The name of an earlier version, without the time of the start: it may be the folder of this process.
    const older = `cars-gateway-${process.pid}-aB3dE6`;
    await mkdir(join(directory, older));
    const { name } = await start();
    expect((await folders()).toSorted()).toEqual([name, older].toSorted());
  },
);
