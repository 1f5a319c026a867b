/**
 * Waits until all demonstration cars of the product at `url` have their pictures, five minutes at most; the site is up
 * meanwhile.
 */
export async function waitForPictures(url: string): Promise<void> {
  const query = '{ cars(first: 100) { nodes { images { id } } } }';
  for (const end = Date.now() + 300_000; Date.now() < end;) {
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    });
    const { data } = (await response.json()) as { data: { cars: { nodes: { images: unknown[] }[] } } };
    const painted = data.cars.nodes.filter(({ images }) => images.length === 7);
    // One car has no data at all, and so no picture.
    if (data.cars.nodes.length === 60 && painted.length === 59) return;
    await new Promise((wait) => setTimeout(wait, 1_000));
  }
  throw new Error('The demonstration cars have not got their pictures.');
}
