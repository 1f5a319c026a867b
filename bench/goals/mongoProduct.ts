import { MongoClient } from 'mongodb';
import { randomUUID } from 'node:crypto';
import type { Bench } from '../Bench.ts';
import type { Product } from '../processes/Servers.ts';
import { importFile } from '../stock/importFile.ts';

/** How long the import of a stock into MongoDB may take, seconds. */
const IMPORT_LIMIT = 180;

/** The product over a stock of `cars` cars in a new database on the server of `url`, which is dropped with the goal. */
export async function mongoProduct(bench: Bench, url: string, cars: number): Promise<Product> {
  const address = new URL(url);
  address.pathname = `/cars-bench-${randomUUID()}`;
  const env = { MONGODB_URL: address.href, DATA_DIR: bench.servers.folder() };
  bench.servers.whenClosed(async () => {
    const client = await new MongoClient(address.href).connect();
    await client.db().dropDatabase();
    await client.close();
  });
  // The server makes its indexes when it starts: on an empty store, as a dealer's does.
  const rest = await bench.servers.rest(env);
  await importFile(await bench.stocks.file(cars), bench.servers.processes, { env, limit: IMPORT_LIMIT });
  return { rest, gateway: await bench.servers.gateway(rest.url) };
}
