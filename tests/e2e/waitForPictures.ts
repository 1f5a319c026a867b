import { products } from './products.ts';

/** The demonstration cars are painted while the site is up; the tests wait for the last one. */
export default async function waitForPictures() {
  const query = '{ cars(first: 100) { nodes { images { id } } } }';
  for (;;) {
    const response = await fetch(`${products.demo.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    });
    const { data } = (await response.json()) as { data: { cars: { nodes: { images: unknown[] }[] } } };
    const painted = data.cars.nodes.filter(({ images }) => images.length === 6);
    // One car has no data at all, and so no picture.
    if (data.cars.nodes.length === 60 && painted.length === 59) return;
    await new Promise((wait) => setTimeout(wait, 1_000));
  }
}
