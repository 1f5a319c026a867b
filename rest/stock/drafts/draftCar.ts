import type { NewCar } from '../../cars/changes/carWrites.ts';
import { emptyCar } from '../../cars/emptyCar.ts';
import { InvalidInput } from '../../http/errors.ts';
import type { FieldError } from '../../http/schemas.ts';
import type { Catalogue } from '../../inventory/catalogue.ts';
import { readVin } from '../../inventory/cells/readVin.ts';
import { cellsOf } from '../cellsOf.ts';
import { readTyped, sentence, type Typed } from '../readTyped.ts';
import { comparable, keyOf, type StockField, textOf } from '../stockFields.ts';
import type { CarDraft } from './carDraft.ts';

/** A field in which the draft and the car say something else since the car was changed meanwhile. */
export interface Conflict {
  field: StockField;
  yours: string;
  current: string;
}

/** What identifies a car to files. */
interface Identity {
  /** Null if there is none. */
  stockNumber: string | null;
  vin: string | null;
  /** Whether the VIN may be mistyped. */
  isDoubtful: boolean;
  problems: FieldError[];
}

/** Names makes, models and trims without regard to the catalogue: what is only looked at needs no ids. */
export const unlisted: Pick<Catalogue, 'name'> = {
  name: ({ make, model, trim }) => ({
    manufacturerId: make ? { _id: '', brandName: make } : null,
    vehicleTypeId: make && model ? { _id: '', modelName: model } : null,
    trimId: make && trim ? { _id: '', trimName: trim } : null,
  }),
};

/** What was typed into the fields of a draft. */
export function typedIn({ values }: Pick<CarDraft, 'values'>): Typed {
  // Only the fields of cars are stored.
  return new Map(Object.entries(values) as [StockField, string][]);
}

/** The car of a new draft before anything that was typed is read: available, with the pictures that were added. */
export function blankCar({ _id, startedAt, images, pictureHistory }: CarDraft): NewCar {
  // Revisions of the draft are none of the car.
  const { arrangedAt: _arrangedAt, ...history } = pictureHistory ?? {};
  return {
    ...{ ...emptyCar(_id, startedAt), saleStatus: 'available', images, draftId: _id },
    ...(pictureHistory && { pictureHistory: history }),
  };
}

/** Reads the stock number and the VIN of a draft as an import reads its cells. */
export function readIdentity(typed: Typed): Identity {
  const cells = cellsOf([
    ['stockNumber', typed.get('stockNumber') ?? ''],
    ['vin', typed.get('vin') ?? ''],
  ]);
  const problems = [...cells.faults].map(([field, fault]) => ({ field, message: sentence(fault) }));
  const { vin, notes } = cells.faults.has('vin') ? { vin: null, notes: [] } : readVin(cells);
  if (vin === null && cells.text('vin') !== null && !cells.faults.has('vin')) {
    problems.push({ field: 'vin', message: 'A VIN has 17 letters and digits.' });
  }
  const stockNumber = cells.faults.has('stockNumber') ? null : cells.text('stockNumber');
  return { stockNumber, vin, isDoubtful: vin !== null && notes.length > 0, problems };
}

/**
 * A car with what was typed and can be read: what is wrong is left out, and told in `problems`. `now`: years and days are compared
 * with it.
 */
export function carAsTyped(before: NewCar, typed: Typed, now: Date): { car: NewCar; problems: FieldError[] } {
  const left = new Map(typed);
  const problems: FieldError[] = [];
  while (left.size > 0) {
    try {
      return { car: { ...before, ...readTyped(before, left, { catalogue: unlisted, now }) }, problems };
    } catch (error) {
      if (!(error instanceof InvalidInput)) throw error;
      problems.push(...error.errors);
      const wrong = new Set(error.errors.map(({ field }) => field));
      // A model or a trim is wrong where the make is missing.
      if (wrong.has('make')) for (const field of ['model', 'trim']) wrong.add(field);
      const count = left.size;
      for (const field of left.keys()) if (wrong.has(field)) left.delete(field);
      if (left.size === count) break;
    }
  }
  return { car: before, problems };
}

/** The fields of a draft that somebody or a file has changed in the car since somebody typed into them, with both values. */
export function conflictsOf({ values, base }: CarDraft, car: NewCar): Conflict[] {
  const bases = new Map(Object.entries(base));
  return [...typedIn({ values })].flatMap(([field, yours]) => {
    const key = keyOf.get(field);
    const current = key ? textOf(key, car[key]) : '';
    const isKnown = [bases.get(field) ?? '', yours].some((text) => comparable(text) === comparable(current));
    return isKnown ? [] : [{ field, yours, current }];
  });
}
