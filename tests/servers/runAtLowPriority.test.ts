import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

/** A process that lowers its priority, and prints the priorities of its threads: one each on Linux, elsewhere one in all. */
const lowered = `
  import { readdirSync } from 'node:fs';
  import { getPriority } from 'node:os';
  import { runAtLowPriority } from './platform/processes/runAtLowPriority.ts';
  runAtLowPriority();
  const threads = process.platform === 'linux' ? readdirSync('/proc/self/task') : ['0'];
  console.log(JSON.stringify(threads.map((thread) => getPriority(Number(thread)))));
`;

it('an import leaves the processor to visitors with all its threads, those that collect its garbage too', async () => {
  const words = ['--import', 'tsx', '--input-type=module', '--eval', lowered];
  const { stdout } = await promisify(execFile)(process.execPath, words);
  const priorities: number[] = JSON.parse(stdout);
  expect(priorities.length).toBeGreaterThan(process.platform === 'linux' ? 4 : 0);
  expect([...new Set(priorities)]).toEqual([19]);
});
