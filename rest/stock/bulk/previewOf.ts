import type { CarStore } from '../../cars/carStore.ts';
import type { Stock } from '../StockRows.ts';
import type { StockEntry } from '../StockEntry.ts';
import type { BulkAction } from './bulkAction.ts';
import type { BulkCar, StoredBulkChange } from './bulkChange.ts';
import { type BulkSelection, chosenCars } from './bulkSelection.ts';
import { editOf, planEntry } from './planCar.ts';

/** How many cars a preview shows before and after, and how many of those that are left out. */
const [SHOWN, SHOWN_REFUSED] = [20, 200];

type Preview = Pick<StoredBulkChange, 'samples' | 'refused' | 'refusedCars'> & { cars: BulkCar[] };

/**
 * What a bulk change would do with the chosen cars as they are now: those that it changes, the first of them before and after, and
 * those that it leaves out. Throws as `chosenCars` does.
 */
export async function previewOf(
  { selection, action }: { selection: BulkSelection; action: BulkAction },
  { stock, cars: store, now }: { stock: Stock; cars: CarStore; now: Date },
): Promise<Preview> {
  const { entries, unknown } = chosenCars(selection, stock, now);
  const planned: (ReturnType<typeof labelOf> & { before: string; after: string })[] = [];
  const cars: BulkCar[] = [];
  const refusedCars: Preview['refusedCars'] = unknown.map((id) => ({
    ...{ id, name: id, stockNumber: null, reason: 'unknown' },
  }));
  for (const entry of entries) {
    const plan = planEntry(entry, action);
    const label = labelOf(entry);
    if (typeof plan === 'string') {
      refusedCars.push({ ...label, reason: plan });
      continue;
    }
    cars.push({ ...label, revision: entry.revision });
    if (planned.length < SHOWN) planned.push({ ...label, ...plan });
  }
  const stored = action.kind === 'price' ? await store.byIds(planned.map(({ id }) => id)) : [];
  const fullPrices = new Map(
    stored.map((car) => {
      const { originalPrice, discountedPrice } = { ...car, ...editOf(car, action) };
      return [car._id, discountedPrice === null ? null : originalPrice];
    }),
  );
  return {
    cars,
    samples: planned.map((plan) => ({ ...plan, fullPrice: fullPrices.get(plan.id) ?? null })),
    refused: refusedCars.length,
    refusedCars: refusedCars.slice(0, SHOWN_REFUSED),
  };
}

function labelOf({ id, name, stockNumber }: StockEntry) {
  return { id, name, stockNumber };
}
