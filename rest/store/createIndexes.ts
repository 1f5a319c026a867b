import { blogStore } from '../blogs/blogStore.ts';
import { brandStore } from '../brands/brandStore.ts';
import { carStore } from '../cars/carStore.ts';
import type { Store } from './Collection.ts';

/** Makes every index that the queries need; does nothing where they exist. */
export async function createIndexes(store: Store) {
  await carStore(store).createIndexes();
  await brandStore(store).createIndexes();
  await blogStore(store).createIndexes();
}
