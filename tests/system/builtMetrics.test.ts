import { expect, it } from 'vitest';
import { builtProduct } from '../servers/builtProduct.ts';
import { freePort } from '../servers/freePort.ts';
import { until } from '../until.ts';

/** What each process tells of itself, and a gateway of its work. */
const ofProcess = ['nodejs_eventloop_lag_p99_seconds', 'process_resident_memory_bytes'];
const ofWork = ['page_render_duration_seconds_count', 'picture_resize_duration_seconds_count'];

it('an operator reads on the ports of the built product how its processes are, and what they have done', async () => {
  const ports = [await freePort(), await freePort()];
  const [METRICS_PORT, REST_METRICS_PORT] = ports.map(String);
  const product = await builtProduct({ METRICS_PORT, REST_METRICS_PORT, DEMO_STOCK: 'true' });
  await product.ready();
  expect((await fetch(product.url)).status).toBe(200);
  const query = encodeURIComponent('{ featuredCars(first: 1) { images { url(width: 280) } } }');
  const answer = await fetch(`${product.url}/graphql?query=${query}`, {
    headers: { 'apollo-require-preflight': 'true' },
  });
  const { data } = (await answer.json()) as { data: { featuredCars: { images: { url: string }[] }[] } };
  const picture = new URL(data.featuredCars[0]?.images[0]?.url ?? '');
  // The demonstration stock is painted after the start.
  await until(async () => expect((await fetch(product.url + picture.pathname)).status).toBe(200));
  const [gateway = '', rest = ''] = await Promise.all(
    ports.map(async (port) => (await fetch(`http://127.0.0.1:${port}/metrics`)).text()),
  );
  const valueIn = (metrics: string, name: string) =>
    Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(metrics)?.[1]);
  for (const name of [...ofProcess, ...ofWork])
    expect([name, valueIn(gateway, name) > 0]).toEqual([name, true]);
  for (const name of ofProcess) expect([name, valueIn(rest, name) > 0]).toEqual([name, true]);
});
