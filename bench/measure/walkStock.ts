import { graphqlRequest } from '../queries/graphqlRequest.ts';
import { dataOf } from './answerOf.ts';

const query = `query Walk($after: String) {
  cars(first: 100, after: $after) { nodes { id title price mileage year } pageInfo { hasNextPage endCursor } }
}`;

interface Part {
  cars: { nodes: { id: string }[]; pageInfo: { hasNextPage: boolean; endCursor: string | null } };
}

/**
 * Reads the stock by 100 cars, cursor after cursor, as a partner does; stops after `limit` seconds. Returns the number of
 * different cars, and the seconds that it took.
 */
export async function walkStock(url: string, limit: number) {
  const began = performance.now();
  const seconds = () => (performance.now() - began) / 1_000;
  const ids = new Set<string>();
  let after: string | null = null;
  do {
    const { cars }: Part = await dataOf<Part>(url, graphqlRequest('Walk', query, { after }));
    for (const { id } of cars.nodes) ids.add(id);
    after = cars.pageInfo.hasNextPage ? cars.pageInfo.endCursor : null;
  } while (after !== null && seconds() < limit);
  return { cars: ids.size, seconds: seconds(), done: after === null };
}
