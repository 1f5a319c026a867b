import { execFile } from 'node:child_process';
import { chmod, copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';

const exec = promisify(execFile);

/** A clone in which nothing is installed; its `npm` takes a moment, and records that it was called. */
async function freshClone() {
  const folder = await mkdtemp(join(tmpdir(), 'cars-setup-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await copyFile('setup.mjs', join(folder, 'setup.mjs'));
  await writeFile(join(folder, 'package.json'), '{}');
  await writeFile(
    join(folder, 'npm'),
    `#!/bin/sh
echo "$*" >> calls
if [ "$1" = ci ]; then rm -rf node_modules; fi
sleep 0.3
mkdir -p node_modules/vite
case "$*" in *--include=dev*) mkdir -p node_modules/typescript ;; esac
`,
  );
  await chmod(join(folder, 'npm'), 0o755);
  const env = { ...process.env, SETUP_RUNS: '', PATH: `${folder}${delimiter}${process.env.PATH}` };
  return {
    install: () => exec(process.execPath, ['setup.mjs', 'install'], { cwd: folder, env }),
    tools: () => exec(process.execPath, ['setup.mjs', 'tools'], { cwd: folder, env }),
    change: () => writeFile(join(folder, 'package.json'), '{ "version": "2.0.0" }'),
    calls: async () =>
      (await readFile(join(folder, 'calls'), 'utf8'))
        .trim()
        .split('\n')
        .map((call) => call.replace(/ --(no-|log).*/, '')),
  };
}

it('a fresh clone that is started and tested in two terminals at once is installed once, for both', async () => {
  const clone = await freshClone();
  await Promise.all([clone.install(), clone.install()]);
  expect(await clone.calls()).toEqual(['ci --omit=dev']);
});

it('a clone whose installation was killed is installed by the next command', async () => {
  const clone = await freshClone();
  const first = clone.install();
  const ended = first.catch(() => 'killed');
  await expect.poll(() => clone.calls().catch(() => [])).toHaveLength(1);
  first.child.kill('SIGKILL');
  expect(await ended).toBe('killed');
  await clone.install();
  expect(await clone.calls()).toHaveLength(2);
});

it('a clone that is started and tested by turns gets the tools once, and keeps them when dependencies change', async () => {
  const clone = await freshClone();
  for (const step of [clone.install, clone.tools, clone.install, clone.tools]) await step();
  expect(await clone.calls()).toEqual(['ci --omit=dev', 'install --include=dev']);
  await clone.change();
  for (const step of [clone.install, clone.tools]) await step();
  expect((await clone.calls()).slice(2)).toEqual(['ci --include=dev']);
});
