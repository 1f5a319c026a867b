import type { Car } from '../cars/car.ts';
import { carKey } from './carKey.ts';
import type { Cells } from './Cells.ts';
import { InvalidCell } from './InvalidCell.ts';
import { makeName } from './makeName.ts';
import { readAddresses } from './pictures/readAddresses.ts';
import { modelName } from './modelName.ts';
import { readDate } from './readDate.ts';
import { readFacts } from './readFacts.ts';

/** The values that a row has of a car. */
export interface Row {
  key: string;
  /** '' where it has none. */
  stockNumber: string;
  make: string | null;
  model: string | null;
  trim: string | null;
  /** Only what the file has a column for: the rest of a car that is stored already stays. */
  facts: Partial<Car>;
  /** Where the pictures of the car can be fetched, in their order. */
  addresses: string[];
  /** Values that could not be read, but are not important enough to refuse the row. */
  notes: string[];
}

/** Gives the values of the car in a row, or every reason why the row is refused. */
export function readRow(cells: Cells, now: Date): Row | { reasons: string[] } {
  const { facts, reasons } = readFacts(cells, now);
  const make = cells.text('make');
  if (!make && !cells.text('title')) reasons.unshift('neither make nor title says what the car is');
  if (reasons.length > 0) return { reasons };
  const model = cells.text('model');
  const { createdAt, notes } = listedOn(cells, now);
  const pictures = readAddresses(cells);
  return {
    key: carKey(cells),
    stockNumber: cells.text('stockNumber') ?? '',
    make: make && makeName(make),
    model: model && modelName(model),
    trim: cells.text('trim'),
    facts: { ...facts, ...(createdAt ? { createdAt } : {}) },
    addresses: pictures.addresses,
    notes: [...notes, ...pictures.notes],
  };
}

/** The day of the advert only puts cars in order: one that cannot be read is worth a note, not the car. */
function listedOn(cells: Cells, now: Date): { createdAt: string | null; notes: string[] } {
  try {
    return { createdAt: readDate('date', cells.text('listedOn'), now), notes: [] };
  } catch (error) {
    if (!(error instanceof InvalidCell)) throw error;
    return { createdAt: null, notes: [`${error.message}; the time of its first import counts instead`] };
  }
}
