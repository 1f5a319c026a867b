import { formatAed, inKilometres } from '../cars/card/formats.ts';
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

/** The fields without a row among the facts: they are in the head of the table, or in rows of their own. */
type ShownElsewhere =
  | 'id'
  | 'cover'
  | 'make'
  | 'model'
  | 'trim'
  | 'sold'
  | 'featured'
  | 'testDrive'
  | 'price'
  | 'originalPrice'
  | 'monthlyInstalment'
  | 'status'
  | 'specifications';

/** The name of a fact's label, and its value. */
type Fact = readonly [label: string, value: (car: Car) => string | number | null];

/** The facts in the order of their rows, each with the name of its label. */
const specification = {
  year: ['year', ({ year }) => year],
  mileage: ['mileage', ({ mileage }) => (mileage === null ? null : inKilometres(mileage))],
  exteriorColor: ['color', ({ exteriorColor }) => exteriorColor],
  bodyType: ['bodyType', ({ bodyType }) => bodyType],
  transmission: ['transmission', ({ transmission }) => transmission],
  fuelType: ['fuelType', ({ fuelType }) => fuelType],
  engine: ['engine', ({ engine }) => engine],
  doors: ['doors', ({ doors }) => doors],
} as const satisfies Partial<Record<keyof Car, Fact>>;

/** What a buyer asks next: the car's owners, its service and its papers. */
const history = {
  owners: ['owners', ({ owners }) => owners],
  serviceHistory: ['serviceHistory', ({ serviceHistory }) => serviceHistory],
  accidentHistory: ['accidentHistory', ({ accidentHistory }) => accidentHistory],
  warranty: ['warranty', ({ warranty }) => warranty],
  registration: ['registration', ({ registration }) => registration],
  keys: ['keys', ({ keys }) => keys],
  regionalSpecs: ['regionalSpecs', ({ regionalSpecs }) => regionalSpecs],
  vinLastSix: ['vinLastSix', ({ vinLastSix }) => vinLastSix],
} as const satisfies Record<Exclude<keyof Car, ShownElsewhere | keyof typeof specification>, Fact>;

type Labels<Facts extends Record<string, Fact>> = Record<Facts[keyof Facts][0], string>;

/** The rows of the specification, with their `labels`. */
export function specificationRows(cars: readonly Car[], labels: Labels<typeof specification>): ComparedRow[] {
  return Object.values(specification)
    .map(([label, value]) => factRow(cars, labels[label], value))
    .filter(isKnown);
}

/** The rows of history and papers, with their `labels`. */
export function historyRows(cars: readonly Car[], labels: Labels<typeof history>): ComparedRow[] {
  return Object.values(history)
    .map(([label, value]) => factRow(cars, labels[label], value))
    .filter(isKnown);
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

function factRow(cars: readonly Car[], label: string, value: Fact[1]): ComparedRow {
  return row(
    label,
    cars.map((car) => inWords(String(value(car) ?? '').trim()) || null),
  );
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
