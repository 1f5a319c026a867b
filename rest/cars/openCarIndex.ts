import type { Store, StoreLog } from '../store/Collection.ts';
import type { CarIndex } from './CarIndex.ts';
import { carStore, listedCars } from './carStore.ts';
import { ColumnIndex } from './columns/ColumnIndex.ts';
import { FollowedColumns } from './columns/FollowedColumns.ts';
import { DatabaseIndex } from './DatabaseIndex.ts';

/**
 * Opens the index of a store's cars: columns in memory, read from the documents, or the store's own indexes if it has any
 * and more than `limit` cars. Rejects when the store cannot be read.
 */
export async function openCarIndex(parts: {
  store: Store;
  log: StoreLog;
  limit?: number;
}): Promise<CarIndex> {
  const { store, log, limit = Infinity } = parts;
  const cars = carStore(store);
  if (store.hasIndexes && (await cars.count()) > limit) {
    const index = new DatabaseIndex(listedCars(store), cars.changes);
    await index.prepare();
    return index;
  }
  const feed = await store.follow('cars', log);
  return new ColumnIndex(
    cars,
    await FollowedColumns.open({ cars, feed, log, changes: store.hasIndexes ? cars.changes : undefined }),
  );
}
