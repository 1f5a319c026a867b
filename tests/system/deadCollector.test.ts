import { expect, it } from 'vitest';
import { builtProduct } from '../servers/builtProduct.ts';
import { freePort } from '../servers/freePort.ts';

it('a collector of traces that is gone delays no stop, and is told in a line', async () => {
  const product = await builtProduct({
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${await freePort()}`,
    LOG_LEVEL: 'silent',
  });
  await product.ready();
  for (const path of ['/', '/buy', '/blogs']) await (await fetch(product.url + path)).text();
  const start = performance.now();
  process.kill(product.pid, 'SIGTERM');
  expect(await product.exited).toEqual([0, null]);
  // Each of the two processes waits for two seconds at most; the exporter alone would wait for ten, twice.
  expect(performance.now() - start).toBeLessThan(9_000);
  await product.allGone;
  expect(product.errors).toContain('The last traces were not sent: ECONNREFUSED.');
  expect(product.errors.join()).not.toContain('    at ');
});
