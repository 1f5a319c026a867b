import { formatAed } from '../ui/text/formatAed.ts';
import {
  condition,
  type FactWords,
  history,
  type Row,
  specification,
} from '../cars/page/facts/factTables.ts';
import { inWords } from '../cars/page/facts/inWords.ts';
import type { ComparedCarFragment } from '../generated/ComparedCar.ts';

type Car = ComparedCarFragment;

/** A value of a car, whether it has a feature, or null where its records do not say. */
export type ComparedValue = string | boolean | null;

/** One property of all the cars, in their order. */
export interface ComparedRow {
  label: string;
  values: ComparedValue[];
  /** Whether the cars differ in it. */
  differs: boolean;
}

/** The facts that stand first in the comparison; all others follow in the order of the page of a car. */
const first: (keyof typeof specification)[] = [
  'year',
  'mileage',
  'exteriorColor',
  'bodyType',
  'transmission',
  'fuelType',
];
/** Where a car stands, and under which number, is not compared. */
const notCompared = ['location', 'stockNumber'];

/** The rows of the specification, in these `words`. */
export function specificationRows(cars: readonly Car[], words: FactWords): ComparedRow[] {
  const names = [...new Set([...first, ...(Object.keys(specification) as typeof first)])];
  return factRows(
    cars,
    names.map((name) => specification[name]),
    words,
  );
}

/** The rows of the condition, in these `words`. */
export function conditionRows(cars: readonly Car[], words: FactWords): ComparedRow[] {
  return factRows(cars, Object.values(condition), words);
}

/** The rows of the papers, in these `words`. */
export function historyRows(cars: readonly Car[], words: FactWords): ComparedRow[] {
  const compared = Object.entries(history).filter(([name]) => !notCompared.includes(name));
  return factRows(
    cars,
    compared.map(([, fact]) => fact),
    words,
  );
}

/** The row of the monthly instalments. */
export function instalmentRow(cars: readonly Car[], label: string): ComparedRow {
  return row(
    label,
    cars.map(({ monthlyInstalment: amount }) => (amount === null ? null : formatAed(amount))),
  );
}

/** A row for each feature that one of the cars has, in alphabetical order. Case and spaces make no other feature. */
export function featureRows(cars: readonly Car[]): ComparedRow[] {
  const known = cars.map(
    ({ specifications }) => new Map(specifications.map(({ name, included }) => [keyOf(name), included])),
  );
  const names = new Map<string, string>();
  for (const { name, included } of cars.flatMap(({ specifications }) => specifications)) {
    if (included && !names.has(keyOf(name))) names.set(keyOf(name), name.trim());
  }
  return [...names]
    .sort(([, a], [, b]) => a.localeCompare(b, 'en'))
    .map(([key, label]) =>
      row(
        label,
        known.map((ofCar) => ofCar.get(key) ?? null),
      ),
    );
}

/** Whether the current prices differ; original prices do not count. */
export function pricesDiffer(cars: readonly Car[]): boolean {
  return new Set(cars.map(({ price }) => price)).size > 1;
}

function factRows(
  cars: readonly Car[],
  facts: readonly (Row<Car> | null)[],
  words: FactWords,
): ComparedRow[] {
  return facts
    .filter((fact) => fact !== null)
    .map(([label, value]) =>
      row(
        words[label],
        cars.map((car) => inWords(String(value(car, words) ?? '').trim()) || null),
      ),
    )
    .filter(isKnown);
}

/** A property that is known of no car has no row. */
function isKnown({ values }: ComparedRow): boolean {
  return values.some((value) => value !== null);
}

function row(label: string, values: ComparedValue[]): ComparedRow {
  const meant = values.map((value) => (typeof value === 'string' ? keyOf(value) : value));
  return { label, values, differs: new Set(meant).size > 1 };
}

/** `Apple CarPlay` and `apple  carplay` mean the same. */
function keyOf(words: string): string {
  return words.trim().replace(/\s+/g, ' ').toLowerCase();
}
