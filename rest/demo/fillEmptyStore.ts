import { carStore } from '../cars/carStore.ts';
import type { DemoProgress } from './demoCollections.ts';
import type { SeedContext } from './SeedContext.ts';

/**
 * Fills a store that has never had a car with the demonstration stock, once: a dealer who deletes these cars does not get
 * them back.
 */
export async function fillEmptyStore({ store, photos, log }: Pick<SeedContext, 'store' | 'photos' | 'log'>) {
  const progress = store.collection<DemoProgress>('demo');
  const stock = await progress.findOne({ _id: 'stock' });
  if (stock?.madeAt) return;
  if (!stock && (await carStore(store).hasEverHeldCars())) return;

  const begunAt = stock?.begunAt ?? now();
  await progress.replaceOne({ _id: 'stock' }, { _id: 'stock', begunAt, madeAt: null }, { upsert: true });
  // Loaded only now: later starts need neither the import in memory nor the collection of icons that the logos use.
  const { makeStock } = await import('./makeStock.ts');
  const made = await makeStock(store, photos);
  await progress.replaceOne({ _id: 'stock' }, { _id: 'stock', begunAt, madeAt: now() });
  log(`Demonstration stock made: ${made.cars} cars, ${made.companies} companies, ${made.articles} articles`);
}

function now(): string {
  return new Date().toISOString();
}
