import type { Car } from '../../rest/cars/car.ts';
import { carStore } from '../../rest/cars/carStore.ts';
import { demoCarIds } from '../../rest/demo/demoCars.ts';
import { makeStock } from '../../rest/demo/makeStock.ts';
import { tempStore } from '../servers/tempStore.ts';

/** The cars that the first start imports, in the order of their file, without pictures. */
export async function demoCars(): Promise<Car[]> {
  const kept = await tempStore();
  try {
    await makeStock(kept.store, kept.photos);
    const cars = await carStore(kept.store).byIds(await demoCarIds());
    return cars.map(
      ({
        search: _search,
        revision: _revision,
        write: _write,
        changedBy: _changedBy,
        updatedAt: _updatedAt,
        ...car
      }) => car,
    );
  } finally {
    await kept.close();
  }
}
