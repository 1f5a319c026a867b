import type { Car } from '../../cars/car.ts';
import { minorFields } from '../columns.ts';
import type { CellFault } from './CellFault.ts';
import type { Cells } from './Cells.ts';
import { InvalidCell } from './InvalidCell.ts';
import { makeName } from './makeName.ts';
import { type PictureAddress, readAddresses } from '../pictures/readAddresses.ts';
import { modelName, trimName } from './modelName.ts';
import { readDate } from './readDate.ts';
import { readFacts } from './readFacts.ts';
import { readMedia } from './readMedia.ts';
import { readVin } from './readVin.ts';

/** The values of a car in a row. */
export interface Row {
  /** '' if it has none. */
  stockNumber: string;
  make: string | null;
  model: string | null;
  trim: string | null;
  /** Only values for which the file has a column: the other values of a stored car stay. */
  facts: Partial<Car>;
  /** The whole VIN; null if it is unknown. */
  vin: string | null;
  /** The addresses of the car's pictures, in their order. */
  addresses: PictureAddress[];
  /** The addresses of the pictures of one whole turn, in their order; empty if the row has none. */
  turn: string[];
  /** Values that could not be read, but are not important enough to refuse the row. */
  notes: string[];
}

/** Reads the values of the car in a row, or every reason why the row is refused. */
export function readRow(cells: Cells, now: Date): Row | { faults: CellFault[] } {
  const serious = [...cells.faults].filter(([field]) => !minorFields.has(field));
  if (serious.length > 0) return { faults: serious.map(([field, reason]) => ({ field, reason })) };
  const { facts, faults, notes } = readFacts(cells, now);
  const make = cells.text('make');
  if (!make && !cells.text('title')) {
    faults.unshift({ field: null, reason: 'make and title are both missing' });
  }
  if (faults.length > 0) return { faults };
  const [model, trim] = [cells.text('model'), cells.text('trim')];
  const { createdAt, notes: dateNotes } = listedOn(cells, now);
  const pictures = readAddresses(cells);
  const media = readMedia(cells);
  const { vin, notes: vinNotes } = readVin(cells);
  return {
    stockNumber: cells.text('stockNumber') ?? '',
    make: make && makeName(make),
    model: model && modelName(model),
    trim: trim && trimName(trim),
    facts: { ...facts, ...media.facts, ...(createdAt ? { createdAt } : {}) },
    vin,
    addresses: pictures.addresses,
    turn: media.turn,
    notes: [...notes, ...dateNotes, ...vinNotes, ...pictures.notes, ...media.notes],
  };
}

/** The date of the advert, ISO 8601. It only sorts cars: if it cannot be read, the row gets a note and is not refused. */
export function listedOn(cells: Cells, now: Date): { createdAt: string | null; notes: string[] } {
  try {
    return { createdAt: readDate('date', cells.text('listedOn'), now), notes: [] };
  } catch (error) {
    if (!(error instanceof InvalidCell)) throw error;
    return { createdAt: null, notes: [`${error.message}; the time of the first import is used instead`] };
  }
}
