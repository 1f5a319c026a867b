import { isDeepStrictEqual } from 'node:util';
import type { Car } from './car.ts';
import type { NewCar } from './changes/carWrites.ts';
import type { StoredCar } from './storedCar.ts';

/** The values of a car that a person has set, by key, each with what the sheet said last (`StoredCar`). */
export type Overrides = NonNullable<StoredCar['overrides']>;

/** Values by the keys of a car. */
type Values = ReadonlyMap<string, unknown>;

/** Values that mean something only together: an edit of one counts for all of them, and a sheet decides about them at once. */
const groups: readonly (readonly string[])[] = [
  ['originalPrice', 'discountedPrice'],
  ['manufacturerId', 'vehicleTypeId', 'trimId'],
] satisfies (keyof Car)[][];

/**
 * The overrides of a car after a person has set the values `edited`; undefined if there are none, as for a car that neither a file has
 * imported nor a person made by hand: of the latter, a file has said nothing yet. A value that is set again no longer differs, and one that is set to what the sheet says is no override (back
 * office, cars).
 */
export function overridesAfterEdit(car: NewCar, edited: Partial<NewCar>): Overrides | undefined {
  if (car.importedAs === undefined && car.draftId === undefined) return undefined;
  const overrides = mapOf(car.overrides);
  const after = mapOf({ ...car, ...edited });
  for (const group of groupsOf(Object.keys(edited))) {
    const sheet = lastSheet(group, car);
    const isByHand = !isSame(sheet, after, group);
    for (const key of group) {
      if (isByHand) overrides.set(key, { sheet: sheet.get(key) ?? null, differs: false });
      else overrides.delete(key);
    }
  }
  return recordOf(overrides);
}

/**
 * Merges the values of a sheet's row into a car some of whose values a person has set (back office, cars: import and edits by
 * hand). `overwrite`: keys of which the sheet's value counts again. Returns the values to set, the car's overrides from now on,
 * undefined if there are none, and the keys whose value by hand stays although the sheet has changed. A key that the row lacks
 * is left as it is.
 */
export function mergeSheet(
  car: NewCar,
  facts: Partial<NewCar>,
  overwrite: ReadonlySet<string> = new Set(),
): { facts: Partial<NewCar>; overrides: Overrides | undefined; kept: string[] } {
  // Nearly all rows of a file are of cars that nobody has changed.
  if (!car.overrides) return { facts, overrides: undefined, kept: [] };
  const overrides = mapOf(car.overrides);
  const [hand, row] = [mapOf<unknown>(car), mapOf<unknown>(facts)];
  const kept: string[] = [];
  for (const group of groupsOf([...overrides.keys()])) {
    if (!group.some((key) => row.has(key))) continue;
    const last = lastSheet(group, car);
    const sheet: Values = new Map(group.map((key) => [key, row.has(key) ? row.get(key) : last.get(key)]));
    const isOverwritten = sheet.get('saleStatus') === 'sold' || group.some((key) => overwrite.has(key));
    const isEnded = isOverwritten || isSame(sheet, hand, group);
    const isAsLastTime = isSame(sheet, last, group);
    for (const key of group) {
      if (isEnded) {
        overrides.delete(key);
        row.set(key, sheet.get(key));
        continue;
      }
      row.delete(key);
      if (isAsLastTime) continue;
      const differs = !isSame(sheet, hand, [key]);
      overrides.set(key, { sheet: sheet.get(key) ?? null, differs });
      if (differs) kept.push(key);
    }
  }
  // The keys are those of `facts` and of groups, with their own values; a map cannot tell which belongs to which.
  return { facts: Object.fromEntries(row) as Partial<NewCar>, overrides: recordOf(overrides), kept };
}

/** What the sheet says of a value that a person has set, and of those of its group; empty if nobody has set it. */
export function sheetValues(car: StoredCar, key: string): Partial<Car> {
  // No file has said anything of a car that was made by hand, until one lists it.
  if (car.importedAs === undefined) return {};
  const overrides = mapOf(car.overrides);
  const group = groupOf(key).filter((each) => overrides.has(each));
  // Each override has the value of its key.
  return Object.fromEntries(group.map((each) => [each, overrides.get(each)?.sheet])) as Partial<Car>;
}

/** What the sheet said last: of a value that nobody has set, that is what the car has. */
function lastSheet(group: readonly string[], car: NewCar): Values {
  const [overrides, values] = [mapOf(car.overrides), mapOf<unknown>(car)];
  return new Map(
    group.map((key) => {
      const override = overrides.get(key);
      return [key, override ? override.sheet : values.get(key)];
    }),
  );
}

function isSame(a: Values, b: Values, keys: readonly string[]): boolean {
  return keys.every((key) => isDeepStrictEqual(meaning(key, a.get(key)), meaning(key, b.get(key))));
}

/** A car without a status is available, and a value that is missing is none. */
function meaning(key: string, value: unknown): unknown {
  return value ?? (key === 'saleStatus' ? 'available' : null);
}

function groupOf(key: string): readonly string[] {
  return groups.find((group) => group.includes(key)) ?? [key];
}

/** The groups of keys, each once. */
function groupsOf(keys: readonly string[]): ReadonlySet<readonly string[]> {
  return new Set(keys.map(groupOf));
}

function mapOf<T>(record: Readonly<Record<string, T>> = {}): Map<string, T> {
  return new Map(Object.entries(record));
}

function recordOf(overrides: ReadonlyMap<string, Overrides[string]>): Overrides | undefined {
  return overrides.size > 0 ? Object.fromEntries(overrides) : undefined;
}
