import type { CarStore } from '../../cars/carStore.ts';
import type { StockEntry } from '../StockEntry.ts';
import type { StockRows } from '../StockRows.ts';

/** A car that has the stock number or the VIN of a new one. */
export interface Twin {
  field: 'stockNumber' | 'vin';
  message: string;
  id: string;
  name: string;
}

/** What is looked for, and the draft whose own car does not count. */
interface Wanted {
  stockNumber: string | null;
  vin: string | null;
  draftId: string;
}

/** Finds the cars, listed or withdrawn, that have the stock number or the VIN of a new car already. */
export async function findTwins(
  { rows, cars }: { rows: Pick<StockRows, 'current'>; cars: CarStore },
  { stockNumber, vin, draftId }: Wanted,
): Promise<Twin[]> {
  if (stockNumber === null && vin === null) return [];
  const { published, withdrawn } = await rows.current();
  const number = stockNumber?.toLowerCase();
  const end = vin?.slice(-6);
  const alike = [...published, ...withdrawn].filter(
    (entry) =>
      (number !== undefined && entry.stockNumber?.toLowerCase() === number) ||
      (end !== undefined && entry.vinLastSix === end),
  );
  const names = new Map(alike.map((entry) => [entry.id, entry]));
  const found = await cars.current([...names.keys()]);
  const twins = found.flatMap(({ id, listed, withdrawn: gone }) => {
    const [car, entry] = [listed ?? gone, names.get(id)];
    if (!car || !entry || car.draftId === draftId) return [];
    const isNumbered = number !== undefined && car.stockNumber?.toLowerCase() === number;
    if (isNumbered) return [twin('stockNumber', entry)];
    return vin !== null && car.vin === vin ? [twin('vin', entry)] : [];
  });
  return twins.toSorted((a, b) => (a.field < b.field ? -1 : 1));
}

function twin(field: Twin['field'], { id, name, withdrawnAt }: StockEntry): Twin {
  const what = field === 'vin' ? 'VIN' : 'stock number';
  const place = withdrawnAt === null ? '' : ', which is withdrawn';
  return { field, id, name, message: `This ${what} is that of ${name}${place}.` };
}
