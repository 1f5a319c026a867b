import { defineConfig, devices } from '@playwright/test';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The product runs for the tests on ports of its own and on a new demonstration stock. */
const port = Number(process.env.E2E_PORT ?? 4300);
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'cars-e2e-'));

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  reporter: [['dot'], ['json']],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
    },
  },
  projects: [
    { name: 'phone', use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } } },
    { name: 'desktop', use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 900 } } },
  ],
  webServer: {
    command: 'node dist/start.js',
    url: `http://127.0.0.1:${port}/readyz`,
    env: {
      PORT: String(port),
      REST_PORT: String(port + 1),
      DATA_DIR: process.env.E2E_DATA_DIR,
      LOG_LEVEL: 'warn',
    },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
});
