import { defineConfig } from 'vitest/config';

const FIREFOX = 'tests/firefox/**';
/** The product as processes, on disks and behind proxies of its own: `npm run test:system`. */
const SYSTEM = 'tests/system/*.test.ts';
/** Pages keep state in their modules, in the document and in the storage of the browser; two files replace modules. */
const ALONE = ['tests/web/**/*.test.{ts,tsx}', 'tests/rest/{freeSpace,unwritable}.test.ts'];

/** The files of a process share what it has imported, which takes a third of the time of all tests. */
const sharing = { isolate: false, globalSetup: 'tests/servers/builtScripts.ts' };

export default defineConfig({
  // One copy of graphql: its package offers two module formats, and tests would meet both.
  resolve: { alias: { graphql: 'graphql/index.js' } },
  test: {
    // Machines that are busy with other things are slow; how fast something is, benchmarks say.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 10_000 } },
    // Many tests wait for servers of their own: a worker a core, none kept back for the main thread.
    maxWorkers: '100%',
    setupFiles: ['tests/failOnConsoleError.ts', 'tests/failOnTextNodes.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'shared',
          include: ['tests/**/*.test.ts'],
          exclude: [FIREFOX, SYSTEM, ...ALONE],
          ...sharing,
        },
      },
      { extends: true, test: { name: 'system', include: [SYSTEM], ...sharing } },
      { extends: true, test: { name: 'alone', include: ALONE } },
    ],
  },
});
