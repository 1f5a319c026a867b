import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { waitForPictures } from '../tests/browser/waitForPictures.ts';
import { runProduct } from './runProduct.ts';

/** The built product on a demonstration stock of its own, with its pictures painted, and the pages to measure. */
export async function demoProduct() {
  const dataDir = mkdtempSync(join(tmpdir(), 'cars-bench-'));
  const product = await runProduct({ ...process.env, DATA_DIR: dataDir });
  const origin = new URL(product.url).origin;
  await waitForPictures(origin);
  const response = await fetch(product.url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ cars(first: 1) { nodes { id } } latestBlogs(limit: 1) { id } }' }),
  });
  const { data } = (await response.json()) as {
    data: { cars: { nodes: { id: string }[] }; latestBlogs: { id: string }[] };
  };
  return {
    origin,
    pages: {
      Home: '/',
      Listing: '/buy',
      Make: '/buy/porsche',
      Car: `/car/${data.cars.nodes[0]?.id}`,
      Blogs: '/blogs',
      Article: `/blog/${data.latestBlogs[0]?.id}`,
    },
    stop() {
      product.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
