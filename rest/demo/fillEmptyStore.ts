import { carStore } from '../cars/carStore.ts';
import type { PhotoStore } from '../photos/photoStore.ts';
import type { Store, Stored } from '../store/Collection.ts';

interface Parts {
  store: Store;
  photos: PhotoStore;
  say: (line: string) => void;
}

/** What is remembered of the demonstration stock: begun and not finished means that the process was ended. */
interface Remembered extends Stored {
  begunAt: string;
  madeAt: string | null;
}

/**
 * Fills a store that has never held a car with the demonstration stock, once: a dealer who deletes these cars
 * does not get them back.
 */
export async function fillEmptyStore({ store, photos, say }: Parts) {
  const memory = store.collection<Remembered>('demo');
  const remembered = await memory.findOne({ _id: 'stock' });
  if (remembered?.madeAt) return;
  if (!remembered && (await carStore(store).hasEverHeldCars())) return;

  const begunAt = remembered?.begunAt ?? now();
  await memory.replaceOne({ _id: 'stock' }, { _id: 'stock', begunAt, madeAt: null }, { upsert: true });
  // Loaded only now: no later start needs the stock in memory, nor the collection of icons it draws on.
  const { makeStock } = await import('./makeStock.ts');
  const made = await makeStock(store, photos);
  await memory.replaceOne({ _id: 'stock' }, { _id: 'stock', begunAt, madeAt: now() });
  say(`Demonstration stock made: ${made.cars} cars, ${made.companies} companies, ${made.articles} articles`);
}

function now(): string {
  return new Date().toISOString();
}
