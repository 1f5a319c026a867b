import { expect } from 'vitest';
import type { RunningGateway } from '../servers/runGateway.ts';

const partOfCars = `query ($filter: CarFilter, $sort: CarSort, $first: Int!, $after: String) {
  cars(filter: $filter, sort: $sort, first: $first, after: $after) {
    edges { cursor node { id } } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } totalCount
  }
}`;

interface Walk {
  filter?: object;
  sort?: string;
  first: number;
  /** Changes the stock after each part; `parts`: how many parts have been read. */
  afterPart?: (parts: number) => Promise<void>;
}

/** Reads the whole list part by part as a partner would; returns the ids in the order in which they came. */
export async function walkCars(gateway: RunningGateway, { filter, sort, first, afterPart }: Walk) {
  const ids: string[] = [];
  for (let after: string | null = null, parts = 1; ; parts += 1) {
    const { cars } = await gateway.data(partOfCars, { filter, sort, first, after });
    const edges: { cursor: string; node: { id: string } }[] = cars.edges;
    ids.push(...edges.map(({ node }) => node.id));
    expect(cars.pageInfo.hasPreviousPage).toBe(parts > 1);
    expect(cars.pageInfo.startCursor).toBe(edges[0]?.cursor ?? null);
    expect(cars.pageInfo.endCursor).toBe(edges.at(-1)?.cursor ?? null);
    if (!cars.pageInfo.hasNextPage) return ids;
    expect(edges).toHaveLength(first);
    after = cars.pageInfo.endCursor;
    await afterPart?.(parts);
  }
}
