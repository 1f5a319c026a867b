import type { FastifyPluginAsync } from 'fastify';
import { counted } from '../../text/counted.ts';
import type { Store } from '../store/Collection.ts';
import type { CarIndex } from './CarIndex.ts';
import type { CarStore } from './carStore.ts';

/** How many cars the line names. */
const NAMED = 5;

interface Parts {
  store: Store;
  cars: CarStore;
  index: CarIndex;
}

/** Logs at the start which listed cars have no make, if any. */
export function tellUnfinishedCars({ store, cars, index }: Parts): FastifyPluginAsync {
  let stopped = false;

  /** How many they are, by the columns in memory or by an index: no car is read. */
  async function count(): Promise<number> {
    if (store.hasIndexes) return cars.countWithoutMake();
    const { total, facets } = await index.list({ part: { skip: 0, limit: 1 }, facets: true });
    return (facets?.companies ?? []).reduce((left, company) => left - company.count, total);
  }

  /** Says which they are; undefined once the server stops. */
  async function sentence(unfinished: number): Promise<string | undefined> {
    const named: string[] = [];
    const read = store.hasIndexes ? cars.withoutMake() : cars.all();
    for await (const { _id, stockNumber, title, search } of read) {
      if (stopped) return undefined;
      if (search.company === '') named.push(stockNumber ?? title?.slice(0, 60) ?? _id);
      if (named.length === Math.min(NAMED, unfinished)) break;
    }
    return unfinishedCars(unfinished, named);
  }

  return async (app) => {
    const failed = (error: unknown): undefined => {
      app.log.error(error, 'Cars without a make could not be counted');
    };
    let telling: Promise<unknown> | undefined;
    app.addHook('onReady', async () => {
      const unfinished = await count().catch(failed);
      if (unfinished) telling = sentence(unfinished).then((line) => line && app.log.warn(line), failed);
    });
    app.addHook('onClose', async () => {
      stopped = true;
      await telling;
    });
  };
}

/** A sentence about `count` cars without a make, of which `named` are the first. */
export function unfinishedCars(count: number, named: readonly string[]): string {
  const others = count > named.length ? ` and ${counted(count - named.length, 'other')}` : '';
  const [have, them] = count === 1 ? ['has', 'it'] : ['have', 'them'];
  return (
    `${counted(count, 'car')} ${have} no make: ${named.join(', ')}${others}. ` +
    `Visitors see "Unknown", and search engines do not list ${them}. Import ${them} with a make.`
  );
}
