import { defineConfig, devices } from '@playwright/test';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { products, settingsOf } from './tests/e2e/products.ts';
import { chromiumArgs } from './tests/browser/chromiumArgs.mjs';
import { findChromium } from './tests/browser/findChromium.mjs';

// The workers read this file again; the folders are made once.
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'cars-e2e-'));

/** The product, as `npm start` runs it, on the demonstration stock and on a messy inventory of the tests' own. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  globalSetup: './tests/e2e/setup.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // Machines that are busy with other things are slow; how fast something is, benchmarks say.
  timeout: 180_000,
  expect: { timeout: 15_000 },
  reporter: [['dot'], ['json']],
  use: {
    baseURL: products.demo.url,
    launchOptions: {
      executablePath: findChromium(),
      args: [...chromiumArgs, '--disable-gpu', '--disable-quic', '--disable-background-networking'],
    },
  },
  // A test runs in both, unless its tag says that one is enough: the window does not matter to it, or it sets its own.
  projects: [
    {
      name: 'phone',
      grepInvert: /@desktop\b/,
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
    },
    {
      name: 'desktop',
      grepInvert: /@phone\b/,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 900 } },
    },
  ],
  webServer: Object.entries(products).map(([name, product]) => ({
    command: product.command,
    url: `${product.url}/readyz`,
    env: settingsOf(product, join(process.env.E2E_DATA_DIR ?? '', name)),
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5_000 },
  })),
});
