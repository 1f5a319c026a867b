import { carStore } from '../cars/carStore.ts';
import type { DemoProgress } from './demoCollections.ts';
import type { Store } from '../store/Collection.ts';
import type { SeedContext } from './SeedContext.ts';

/**
 * Fills a store that has never had a car with the demonstration stock, once: a dealer who deletes these cars does not get
 * them back.
 */
export async function fillEmptyStore({
  store,
  photos,
  log,
  announce = () => undefined,
}: Pick<SeedContext, 'store' | 'photos' | 'log' | 'announce'>) {
  const progress = store.collection<DemoProgress>('demo');
  const stock = await progress.findOne({ _id: 'stock' });
  if (stock?.madeAt) return makeEnquiries();
  if (!stock && (await carStore(store).hasEverHeldCars())) return;

  const begunAt = stock?.begunAt ?? now();
  if (!stock && (await holdsNobody(store))) {
    // Whoever signs up or sends a form from now on does not stop what has begun.
    const begun = { _id: 'enquiries', begunAt, madeAt: null };
    await progress.replaceOne({ _id: begun._id }, begun, { upsert: true });
  }
  await progress.replaceOne({ _id: 'stock' }, { _id: 'stock', begunAt, madeAt: null }, { upsert: true });
  const { addDemoFacts } = await import('./addDemoFacts.ts');
  await addDemoFacts(store);
  // Loaded only now: later starts need neither the import in memory nor the collection of icons that the logos use.
  const { makeStock } = await import('./makeStock.ts');
  const made = await makeStock(store, photos);
  await progress.replaceOne({ _id: 'stock' }, { _id: 'stock', begunAt, madeAt: now() });
  log(`Demonstration stock made: ${made.cars} cars, ${made.companies} companies, ${made.articles} articles`);
  await makeEnquiries();

  async function makeEnquiries() {
    const enquiries = await progress.findOne({ _id: 'enquiries' });
    if (!enquiries || enquiries.madeAt) return;
    const { makeDemoEnquiries } = await import('./demoEnquiries.ts');
    const at = new Date(enquiries.begunAt ?? now());
    await makeDemoEnquiries(store, { now: at, announce });
    await progress.replaceOne({ _id: 'enquiries' }, { ...enquiries, madeAt: now() });
  }
}

/** Whether nobody has signed up and nobody has sent anything. */
async function holdsNobody(store: Store): Promise<boolean> {
  const counts = ['enquiries', 'admins'].map((name) => store.collection(name).countDocuments({}));
  return (await Promise.all(counts)).every((count) => count === 0);
}

function now(): string {
  return new Date().toISOString();
}
