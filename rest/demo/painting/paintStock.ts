import type { Stored } from '../../store/Collection.ts';
import type { PaintShop } from './PaintShop.ts';

/** What is remembered of the stock and of its pictures: when they were complete. */
interface Remembered extends Stored {
  madeAt: string | null;
}

/**
 * Paints the pictures of the demonstration stock, once: a dealer who removes some does not get them back. Where
 * it was ended in the middle, by the process or by the shop's signal, the next start goes on.
 */
export async function paintStock(shop: PaintShop) {
  const memory = shop.store.collection<Remembered>('demo');
  const stock = await memory.findOne({ _id: 'stock' });
  const pictures = await memory.findOne({ _id: 'pictures' });
  if (!stock?.madeAt || pictures?.madeAt) return;

  try {
    // Loaded only now: no later start needs the stock or the painter in memory.
    const { paintPictures } = await import('./paintPictures.ts');
    await paintPictures(shop);
  } catch (error) {
    if (shop.signal?.aborted) return;
    throw error;
  }
  const done = { _id: 'pictures', madeAt: new Date().toISOString() };
  await memory.replaceOne({ _id: 'pictures' }, done, { upsert: true });
}
