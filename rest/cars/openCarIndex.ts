import type { Store, StoreLog } from '../store/Collection.ts';
import type { CarIndex } from './CarIndex.ts';
import { carStore } from './carStore.ts';
import { ColumnIndex } from './columns/ColumnIndex.ts';
import { FollowedColumns } from './columns/FollowedColumns.ts';

/** Opens the index of a store's cars: columns in memory, read from the documents. Rejects where these cannot be read. */
export async function openCarIndex({ store, log }: { store: Store; log: StoreLog }): Promise<CarIndex> {
  const cars = carStore(store);
  const feed = await store.follow('cars', log);
  return new ColumnIndex(cars, await FollowedColumns.open({ cars, feed, log }));
}
