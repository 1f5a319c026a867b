import { defineConfig } from 'vitest/config';

export default defineConfig({
  // One copy of graphql: its package offers two module formats, and tests would meet both.
  resolve: { alias: { graphql: 'graphql/index.js' } },
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    setupFiles: ['tests/support/quietConsole.ts'],
  },
});
