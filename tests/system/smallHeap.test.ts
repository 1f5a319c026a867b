import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { request } from 'undici';
import { expect, onTestFinished, test } from 'vitest';
import { writingOrigin } from '../origins/writingOrigin.ts';
import { builtProduct } from '../servers/builtProduct.ts';
import { freePort } from '../servers/freePort.ts';
import { until } from '../until.ts';

/** How many pages are asked for, and how many of them at once. */
const [PAGES, AT_ONCE] = [200, 6];

/** A folder with what a gateway reads of the built product, and a renderer of large pages that need no time. */
async function withLargePages() {
  const folder = await mkdtemp(join(tmpdir(), 'cars-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, 'dist'));
  for (const path of ['schema', 'dist/web']) await symlink(resolve(path), join(folder, path));
  await symlink(resolve('tests/servers/largePages.mjs'), join(folder, 'dist/renderWorker.js'));
  return folder;
}

test('a visitor is served by a gateway with a heap of 128 MB after 400 MB of pages that all differ', async () => {
  const origin = await writingOrigin();
  onTestFinished(() => origin.close());
  const metricsPort = await freePort();
  const settings = {
    ...{ REST_URL: origin.url, METRICS_PORT: String(metricsPort), LOG_LEVEL: 'info' },
    NODE_OPTIONS: '--max-old-space-size=128',
  };
  const gateway = await builtProduct(settings, ['node', resolve('dist/gateway.js')], await withLargePages());
  await until(() => expect(gateway.pids.gateway).toHaveLength(1));
  let [asked, received] = [0, 0];
  async function visit() {
    while (asked < PAGES) {
      const { statusCode, body } = await request(`${gateway.url}/buy?priceMin=${(asked += 1)}`);
      expect(statusCode).toBe(200);
      const { byteLength } = await body.arrayBuffer();
      received += byteLength;
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, visit));
  expect(received).toBe(400_000_000);
  expect((await fetch(gateway.url)).status).toBe(200);
  const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  const megabytes = Number(/^process_resident_memory_bytes (\d+)$/m.exec(metrics)?.[1]) / 1e6;
  // 260 where 32 MB of pages are cached, 570 where all are.
  expect(megabytes).toBeLessThan(420);
});
