import type { Bench } from '../Bench.ts';
import type { PlannedRequest } from '../load/LoadPlan.ts';
import { answerOf } from '../measure/answerOf.ts';
import type { Cost } from '../measure/cpuPerRequest.ts';
import { readDocuments } from '../measure/readDocuments.ts';
import type { Product } from '../processes/Servers.ts';
import { someIds } from '../measure/someIds.ts';
import { unseenSide } from '../measure/unseenSide.ts';

/** How the product starts over a stock. */
export interface Start {
  /** From the start of the REST API to its first answer at /healthz, and to its first filtered page, seconds. */
  healthy: number;
  firstPage: number;
  /** The part of it that reading the documents takes; undefined where that is unknown. */
  reading?: number;
}

/** Starts the product over `cars` cars and measures how long that takes. */
export async function startOver(bench: Bench, cars: number): Promise<{ product: Product; start: Start }> {
  const dataDir = await bench.stock(cars);
  const reading = await readDocuments(dataDir);
  const rest = await bench.servers.rest({ DATA_DIR: dataDir });
  const began = performance.now();
  await answerOf(rest.url, { path: '/api/v1/cars/filter?mileage=0,50000' }, { range: 'items=0-23' });
  const firstPage = rest.startedIn + (performance.now() - began) / 1_000;
  const product = { rest, gateway: await bench.servers.gateway(rest.url) };
  return { product, start: { healthy: rest.startedIn, firstPage, reading } };
}

/** The cost of requests that were never sent before, for the gateway and the REST API. They come one at a time. */
export async function unseenCosts(bench: Bench, { gateway, rest }: Product, cars: number) {
  const ids = await someIds(gateway.url, cars);
  const measure = async (make: (count: number) => PlannedRequest[]): Promise<Cost> => {
    const parts = { servers: [gateway, rest] as [typeof gateway, typeof rest], make, connections: 1 };
    return (await unseenSide(bench.load, bench.settings, parts))();
  };
  return {
    filter: await measure((count) => bench.unseen.listings(count)),
    facets: await measure((count) => bench.unseen.listingsWithFacets(count)),
    ids: await measure((count) => bench.unseen.carsByIds(count, ids)),
  };
}
