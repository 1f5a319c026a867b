import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { RestartPause } from '../../platform/processes/RestartPause.ts';
import { SupervisedServer } from '../../platform/processes/SupervisedServer.ts';
import { until } from '../until.ts';

/**
 * A server whose runs end as `runs` says, in order; further runs are like the last one. `lines`: what an operator reads
 * about it.
 */
async function aServer(runs: ('serves' | 'dies' | 'cannot start' | 'is killed')[]) {
  const folder = await mkdtemp(join(tmpdir(), 'cars-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const script = join(folder, 'server.mjs');
  await writeFile(
    script,
    `import { appendFileSync, readFileSync } from 'node:fs';
    appendFileSync('${folder}/runs', '.');
    const runs = ${JSON.stringify(runs)};
    const run = runs[readFileSync('${folder}/runs', 'utf8').length - 1] ?? runs.at(-1);
    if (run === 'cannot start') process.exit(3);
    if (run === 'is killed') process.kill(process.pid, 'SIGKILL');
    process.on('message', () => process.exit(0));
    process.send('ready', () => run === 'dies' && process.exit(4));`,
  );
  const lines: string[] = [];
  const log = (line: string) => void lines.push(line);
  const server = new SupervisedServer({ name: 'The server', command: [script], log });
  onTestFinished(() => server.stop());
  return { server, lines };
}

it('a server that cannot start is not tried again, and its exit code is known', async () => {
  const { server, lines } = await aServer(['cannot start']);
  await expect(server.start()).rejects.toMatchObject({ exitCode: 3, message: '' });
  expect(lines).toEqual([]);
});

it('a server that a signal ends before it is ready gets its message from the supervisor', async () => {
  const { server } = await aServer(['is killed']);
  const message = 'The server was terminated by SIGKILL before it was ready.';
  await expect(server.start()).rejects.toMatchObject({ exitCode: 137, message });
});

it('a server that was ready once is started again until it serves, also where it cannot start for a while', async () => {
  const { server, lines } = await aServer(['dies', 'cannot start', 'dies', 'serves']);
  await server.start();
  await until(() => expect(lines).toHaveLength(3));
  expect(lines).toEqual([
    'The server has exited (4); it restarts in 0.5 s.',
    'The server has exited (3); it restarts in 1 s.',
    'The server has exited (4); it restarts in 2 s.',
  ]);
});

it('an operator stops a server at once while it waits for its next start', async () => {
  const { server, lines } = await aServer(['dies']);
  await server.start();
  await until(() => expect(lines).toHaveLength(1));
  await server.stop();
  expect(lines).toHaveLength(1);
});

it('the pause before a server starts again doubles up to half a minute, and is short again after a minute of life', () => {
  const pause = new RestartPause();
  const pauses = Array.from({ length: 8 }, () => pause.after(5_000));
  expect(pauses).toEqual([500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
  expect([pause.after(60_001), pause.after(5_000)]).toEqual([500, 1_000]);
});
