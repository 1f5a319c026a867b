import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ImportStarter } from './importProcesses.ts';

/** The script that does an import; beside the built server, or the source of it in development. */
const isSource = import.meta.url.endsWith('.ts');
const SCRIPT = isSource
  ? fileURLToPath(new URL('../commands/import/importRun.ts', import.meta.url))
  : resolve('dist/importRun.js');

/** With which the young objects of an import do not make the process grow, MB. */
const YOUNG = 8;

/**
 * Starts imports in processes of their own, which open the store of their
 * `environment`, that of this process when left out. Such a process outlives
 * the server that has started it, and ends after its batch where the machine stops it.
 */
export function importProcessStarter(environment?: NodeJS.ProcessEnv, script = SCRIPT): ImportStarter {
  return (id) =>
    new Promise((settle, reject) => {
      const command = [...(isSource ? process.execArgv : []), `--max-semi-space-size=${YOUNG}`, script, id];
      const child = spawn(process.execPath, command, {
        env: environment,
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      child.once('error', reject);
      child.once('exit', () => settle());
      // A server that stops does not wait for it.
      child.unref();
    });
}
