import type { Migration } from '../../store/migrate.ts';
import { carStore } from '../carStore.ts';
import { inParts } from '../../store/inParts.ts';

/** How many cars are written at once. */
const PART = 250;

/** Adds the stock number to cars that were imported before cars had one. The feed of changes reports it. */
export const stockNumberMigration: Migration = {
  name: '2026-11-23 stock numbers of imported cars',
  async run(store) {
    const cars = carStore(store);
    for await (const part of inParts(cars.imported(), PART)) {
      const ids = part.map(({ _id }) => _id);
      await cars.change(ids, ({ listed: car }) =>
        car?.importedAs && car.stockNumber === null ? { ...car, stockNumber: car.importedAs } : undefined,
      );
    }
  },
};
