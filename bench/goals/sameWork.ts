import { buildSchema } from 'graphql';
import type { Bench } from '../Bench.ts';
import type { PlannedRequest } from '../load/LoadPlan.ts';
import { dataOf } from '../measure/answerOf.ts';
import { readSdl } from '../peers/readSdl.ts';
import type { Product } from '../processes/Servers.ts';
import { fixedQueries, type QueryName } from '../queries/fixedQueries.ts';
import { graphqlRequest } from '../queries/graphqlRequest.ts';

/** The product over the small stock, and the four queries with a car of that stock. */
export interface SameWork extends Product {
  queries: Record<QueryName, PlannedRequest>;
}

/** The product over the small stock, or `product`, with the four queries that all goals send to it. */
export async function sameWork(bench: Bench, product?: Product): Promise<SameWork> {
  return workOn(product ?? (await bench.product(bench.settings.small)));
}

/** A product with the four queries. */
export async function workOn(asked: Product): Promise<SameWork> {
  const anyCar = graphqlRequest('AnyCar', 'query AnyCar { cars(first: 1) { nodes { id } } }');
  const { cars } = await dataOf<{ cars: { nodes: { id: string }[] } }>(asked.gateway.url, anyCar);
  return { ...asked, queries: fixedQueries(buildSchema(readSdl()), cars.nodes[0]?.id ?? '') };
}
