import type { Car } from '../cars/car.ts';
import type { NewCar } from '../cars/changes/carWrites.ts';
import { InvalidInput } from '../http/errors.ts';
import type { FieldError } from '../http/schemas.ts';
import type { Catalogue } from '../inventory/catalogue.ts';
import { InvalidCell } from '../inventory/cells/InvalidCell.ts';
import { makeName } from '../inventory/cells/makeName.ts';
import { modelName, trimName } from '../inventory/cells/modelName.ts';
import { readers } from '../inventory/cells/readFacts.ts';
import type { Field } from '../inventory/columns.ts';
import { cellsOf } from './cellsOf.ts';
import { readParts } from './readParts.ts';
import {
  comparable,
  type Edited,
  type EditedKey,
  identifyingFields,
  type StockField,
  stockFields,
  textOf,
} from './stockFields.ts';

/** What a person has typed, by field. */
export type Typed = ReadonlyMap<StockField, string>;

/** Make, model and trim, which the catalogue names, each with the rule for its spelling. */
const spellings = [
  { key: 'manufacturerId', column: 'make', spelt: makeName },
  { key: 'vehicleTypeId', column: 'model', spelt: modelName },
  { key: 'trimId', column: 'trim', spelt: trimName },
] as const satisfies { key: EditedKey; column: Field; spelt: (text: string) => string }[];
/** A value that is read alone. */
type ReadKey = Exclude<EditedKey, (typeof spellings)[number]['key'] | 'stockNumber' | 'vin'>;
/** A value that an import reads from a cell of a row as a person types it. */
type CellKey = Exclude<ReadKey, keyof typeof readParts>;
/** The fields whose values are read here. */
const readFields = stockFields.filter(({ field }) => !identifyingFields.has(field));
/** Values whose readers leave out what they do not understand, where a person would believe that it is stored. */
const leavingOut = new Set<EditedKey>(['engine', 'cylinders', 'power', 'warrantyUntil']);
/** They are read together: a discount is below the price. */
const prices: EditedKey[] = ['originalPrice', 'discountedPrice'];

/**
 * Reads what a person has typed into fields of a car as an import reads the cells of a row: the values to set, by their keys. A text
 * that the field has already gives the value that the car has. Throws `InvalidInput` with a sentence for each text that an
 * import would refuse, and for a value that a car must have: each of those that it has had, and all of a new one (`isNew`).
 * `catalogue` names make, model and trim. What identifies the car is not read.
 */
export function readTyped(
  car: NewCar,
  typed: Typed,
  { catalogue, now, isNew = false }: { catalogue: Pick<Catalogue, 'name'>; now: Date; isNew?: boolean },
): Edited {
  const texts = new Map<EditedKey, string>();
  const values = new Map<EditedKey, unknown>();
  const changed = new Set<EditedKey>();
  for (const { key, field } of readFields) {
    const known = comparable(textOf(key, car[key]));
    const entered = typed.get(field);
    const text = entered === undefined ? undefined : comparable(entered);
    texts.set(key, text ?? known);
    if (text === known) values.set(key, car[key]);
    else if (text !== undefined) changed.add(key);
  }
  if (prices.some((key) => changed.has(key))) for (const key of prices) changed.add(key);
  const errors: FieldError[] = [];
  for (const { key, field } of readFields) {
    if (!changed.has(key) || !isReadKey(key)) continue;
    const value = readValue(key, texts, now);
    if (value instanceof InvalidCell) errors.push({ field, message: sentence(value.message) });
    else values.set(key, value);
  }
  if (spellings.some(({ key }) => changed.has(key))) {
    const [make = null, model = null, trim = null] = spellings.map(({ key, column, spelt }) => {
      const cells = cellsOf([[column, texts.get(key) ?? '']]);
      const fault = cells.faults.get(column);
      if (fault !== undefined) errors.push({ field: column, message: sentence(fault) });
      const text = cells.text(column);
      return text && changed.has(key) ? spelt(text) : text;
    });
    if (!make && (model || trim)) {
      errors.push({ field: 'make', message: 'Enter the make, or remove the model and the trim too.' });
    }
    const names = catalogue.name({ make, model, trim });
    for (const { key } of spellings) values.set(key, names[key]);
  }
  // Each value was read for its key.
  const edited = Object.fromEntries(values) as Edited;
  if (errors.length === 0) errors.push(...missing(isNew ? undefined : car, { ...car, ...edited }));
  if (errors.length > 0) throw new InvalidInput(errors);
  return edited;
}

function isReadKey(key: EditedKey): key is ReadKey {
  return isPart(key) || isCellKey(key);
}

function isCellKey(key: EditedKey): key is CellKey {
  return Object.hasOwn(readers, key) && !isPart(key);
}

function isPart(key: EditedKey): key is keyof typeof readParts {
  return Object.hasOwn(readParts, key);
}

/** The value of a key as an import reads it, or why it would refuse it. */
function readValue(key: ReadKey, texts: ReadonlyMap<EditedKey, string>, now: Date): unknown {
  try {
    return isPart(key) ? readParts[key](texts.get(key) ?? '') : readCell(key, texts, now);
  } catch (error) {
    if (error instanceof InvalidCell) return error;
    throw error;
  }
}

/** The value of a key as an import reads it from the first of its columns alone. Throws `InvalidCell`. */
function readCell(key: CellKey, texts: ReadonlyMap<EditedKey, string>, now: Date): unknown {
  const columns = (prices.includes(key) ? prices : [key]).map((each): [Field, string] => [
    columnOf(each),
    texts.get(each) ?? '',
  ]);
  const cells = cellsOf(columns);
  const column = columnOf(key);
  const fault = cells.faults.get(column);
  if (fault !== undefined) throw new InvalidCell(fault);
  const [, read] = readers[key];
  // None of these readers leaves out a part of its cell.
  const value = read(cells, now, () => undefined) ?? null;
  const text = cells.text(column);
  const isLost = value === null && text !== null && leavingOut.has(key) && !/^0+\D*$/.test(text);
  if (isLost) throw new InvalidCell(`"${text}" is not understood: correct it, or leave the field empty`);
  return value;
}

/** The first of the columns from which an import reads a value. */
function columnOf(key: EditedKey): Field {
  const [column] = isCellKey(key) ? readers[key][0] : [];
  if (column === undefined) throw new TypeError(`No column is read for ${key}`);
  return column;
}

/** What a car that is published has: a name, a price, a status. */
const required: { field: StockField; message: string; has: (car: Car) => boolean }[] = [
  {
    ...{ field: 'make', message: 'Enter a make or a title.' },
    has: ({ title, manufacturerId }) => [title, manufacturerId].some(Boolean),
  },
  {
    ...{ field: 'originalPrice', message: 'Enter a price.' },
    has: ({ originalPrice, discountedPrice }) => (discountedPrice ?? originalPrice) !== null,
  },
  {
    ...{ field: 'saleStatus', message: 'Choose available, reserved or sold.' },
    has: ({ saleStatus }) => saleStatus !== null,
  },
];

/** The fields without which a car cannot be published. */
export function missingFields(car: Car): StockField[] {
  return required.flatMap(({ field, has }) => (has(car) ? [] : field));
}

/** What a car lacks that it has had, and may not lose by an edit; of a car that is not published yet, all that it lacks. */
function missing(before: Car | undefined, after: Car): FieldError[] {
  return required.flatMap(({ field, message, has }) =>
    (!before || has(before)) && !has(after) ? [{ field, message }] : [],
  );
}

/** A reason of an import as a sentence. */
export function sentence(reason: string): string {
  return `${reason.charAt(0).toUpperCase()}${reason.slice(1)}.`;
}
