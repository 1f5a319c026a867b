import { defineConfig } from 'vitest/config';

export default defineConfig({
  // One copy of graphql: its package offers two module formats, and tests would meet both.
  resolve: { alias: { graphql: 'graphql/index.js' } },
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    exclude: ['tests/firefox/**'],
    // Machines that are busy with other things are slow; how fast something is, benchmarks say.
    testTimeout: 30_000,
    // Many tests wait for servers of their own: a worker a core, none kept back for the main thread.
    maxWorkers: '100%',
    setupFiles: ['tests/failOnConsoleError.ts'],
  },
});
