import type { DemoProgress } from '../demoCollections.ts';
import type { SeedContext } from '../SeedContext.ts';

/**
 * Paints the pictures of the demonstration stock, once: a dealer who removes some does not get them back. If the process
 * ends, or the context's signal aborts, before all are painted, the next start goes on.
 */
export async function paintStock(context: SeedContext) {
  const progress = context.store.collection<DemoProgress>('demo');
  const stock = await progress.findOne({ _id: 'stock' });
  const pictures = await progress.findOne({ _id: 'pictures' });
  if (!stock?.madeAt || pictures?.madeAt) return;

  try {
    // Loaded only now: no later start needs the stock or the painting code in memory.
    const { paintPictures } = await import('./paintPictures.ts');
    await paintPictures(context);
  } catch (error) {
    if (context.signal?.aborted) return;
    throw error;
  }
  const done = { _id: 'pictures', madeAt: new Date().toISOString() };
  await progress.replaceOne({ _id: 'pictures' }, done, { upsert: true });
}
