import { defineConfig } from 'vitest/config';

const FIREFOX = 'tests/firefox/**';
const SITE = 'tests/web/**';

export default defineConfig({
  // One copy of graphql: its package offers two module formats, and tests would meet both.
  resolve: { alias: { graphql: 'graphql/index.js' } },
  test: {
    // Machines that are busy with other things are slow; how fast something is, benchmarks say.
    testTimeout: 30_000,
    // Many tests wait for servers of their own: a worker a core, none kept back for the main thread.
    maxWorkers: '100%',
    setupFiles: ['tests/failOnConsoleError.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'servers',
          include: ['tests/**/*.test.ts'],
          exclude: [FIREFOX, SITE],
          // The files of a worker share what they import, which takes a third of the time of all tests.
          isolate: false,
        },
      },
      {
        extends: true,
        // Each file has a document and a storage of its own.
        test: { name: 'site', include: ['tests/web/**/*.test.{ts,tsx}'] },
      },
    ],
  },
});
