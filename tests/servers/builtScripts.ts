import { rmSync } from 'node:fs';

/**
 * The folder for the scripts that tests build, of the run of Vitest with this process id. It is below node_modules, so that
 * the scripts find the packages.
 */
export function scriptsOf(run: number): string {
  return `node_modules/.test-scripts-${run}`;
}

/** After the last test file: Vitest calls it in its own process, the parent of those that run the files. */
export function teardown() {
  rmSync(scriptsOf(process.pid), { recursive: true, force: true });
}
