import { defineConfig } from 'vitest/config';

/** The product, as `npm start` runs it, on the demonstration stock, seen by a Firefox for each file of tests. */
export default defineConfig({
  // One copy of graphql, as in the settings of the other tests.
  resolve: { alias: { graphql: 'graphql/index.js' } },
  test: {
    include: ['tests/firefox/*.test.ts'],
    globalSetup: 'tests/firefox/setup.ts',
    // Machines that are busy with other things are slow; how fast something is, benchmarks say.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 30_000 } },
    maxWorkers: 2,
  },
});
