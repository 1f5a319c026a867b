import { ask } from './ask.ts';

/** The id of a car of the demonstration stock with a price and this status. */
export async function idOfCar(status: 'AVAILABLE' | 'RESERVED'): Promise<string> {
  const { cars } = await ask<{ cars: { nodes: { id: string }[] } }>(
    `{ cars(first: 1, filter: { status: [${status}], price: { min: 1 } }) { nodes { id } } }`,
  );
  return cars.nodes[0]?.id ?? '';
}
