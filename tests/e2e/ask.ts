import { products } from './products.ts';

/** Queries the graph of the product on the demonstration stock; returns the data. */
export async function ask<Data>(query: string): Promise<Data> {
  const response = await fetch(`${products.demo.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  return ((await response.json()) as { data: Data }).data;
}
