import { type CarFilter, type SaleStatus, searchedNames, wordsOf } from '../CarFilter.ts';
import type { NameValue } from './CarColumns.ts';
import { FLAGS, type NumberColumn } from './carValues.ts';
import type { CheckedRows } from './CheckedRows.ts';
import type { Dictionary } from './Dictionary.ts';
import { bitOf } from './partBits.ts';
import type { SearchedRows } from './SearchedRows.ts';

/** What checks need besides the rows. */
interface Tools {
  searched: SearchedRows;
  /** An array of zeros, one for each row. */
  zeros: () => Uint8Array;
}

type Wanted<Part extends keyof CarFilter> = NonNullable<CarFilter[Part]>;

/** The parts that are read from the flags of a row. */
type FlagPart = 'availableNow' | 'status' | 'featured' | 'offersTestDrive';
/** Whether a row with these flags passes; all such parts are checked at once. */
const flagTests: { [Part in FlagPart]: (wanted: Wanted<Part>) => (flags: number) => boolean } = {
  availableNow: () => isForSale,
  status: (statuses) => (flags) => statuses.includes(statusOf(flags)),
  featured: () => (flags) => (flags & FLAGS.featured) !== 0,
  offersTestDrive: () => (flags) => (flags & FLAGS.testDrive) !== 0 && isForSale(flags),
};

/** All other parts. `RowFilter` looks up the rows of `ids`, and checks no others. */
type CheckedPart = Exclude<keyof CarFilter, FlagPart | 'ids'>;
type Check<Part extends CheckedPart> = (
  on: CheckedRows,
  wanted: Wanted<Part>,
  fails: number,
  tools: Tools,
) => void;
const checks: { [Part in CheckedPart]: Check<Part> } = {
  mileage: inRange('mileage'),
  yearBuilt: inRange('year'),
  price: inRange('price'),
  monthlyInstallment: inRange('monthlyInstallment'),
  companies: (on, names, fails) =>
    on.failCodes(on.columns.companies, named(on.columns.companyNames, names), fails),
  bodyTypes: (on, names, fails) =>
    on.failCodes(on.columns.bodyTypes, named(on.columns.bodyTypeNames, names), fails),
  vehicleType: (on, wanted, fails) => {
    const selected = on.columns.modelNames.select(({ id }) => id === wanted);
    on.failCodes(on.columns.models, selected, fails);
  },
  title(on, text, fails, { zeros }) {
    for (const word of wordsOf(text)) {
      const found = zeros();
      on.columns.texts.find([word], found);
      on.failUnlessFound(found, fails);
    }
  },
  search: (on, text, fails, { searched }) => on.failUnlessFound(searched.find(text), fails),
  stockNumbers(on, numbers, fails) {
    const wanted = new Set(numbers);
    on.failWhere((row) => !wanted.has(on.columns.stockNumbers[row] ?? ''), fails);
  },
  updatedSince(on, moment, fails) {
    const [since, { updatedAt }] = [Date.parse(moment), on.columns.numbers];
    // An unknown time is NaN, which is not less.
    on.failWhere((row) => (updatedAt[row] ?? NaN) < since, fails);
  },
};

/**
 * Checks rows for every part of a filter but `ids`. An empty text and `false` ask for nothing. A free row has no flags, so it
 * fails as not listed.
 */
export function checkRows(on: CheckedRows, filter: CarFilter, tools: Tools) {
  checkFlags(on, filter);
  // The type of Object.keys loses the keys.
  for (const part of Object.keys(checks) as CheckedPart[]) check(part, on, filter, tools);
}

function check<Part extends CheckedPart>(part: Part, on: CheckedRows, filter: CarFilter, tools: Tools) {
  const wanted = filter[part];
  if (wanted) checks[part](on, wanted, bitOf(part), tools);
}

function checkFlags(on: CheckedRows, filter: CarFilter) {
  // The type of Object.keys loses the keys.
  const tests = (Object.keys(flagTests) as FlagPart[]).flatMap((part) => flagTest(part, filter));
  const passes = (flags: number) => (flags & FLAGS.listed) !== 0 && tests.every((test) => test(flags));
  const selected = Uint8Array.from({ length: ALL_FLAGS + 1 }, (_, flags) => +passes(flags));
  on.failCodes(on.columns.flags, selected, bitOf('status'));
}

function flagTest<Part extends FlagPart>(part: Part, filter: CarFilter) {
  const wanted = filter[part];
  return wanted ? [flagTests[part](wanted)] : [];
}

const ALL_FLAGS = Object.values(FLAGS).reduce((all, flag) => all | flag, 0);

function isForSale(flags: number): boolean {
  return (flags & FLAGS.sold) === 0;
}

function statusOf(flags: number): SaleStatus {
  return flags & FLAGS.sold ? 'sold' : flags & FLAGS.reserved ? 'reserved' : 'available';
}

function inRange(column: NumberColumn): Check<'mileage' | 'yearBuilt' | 'price' | 'monthlyInstallment'> {
  return (on, range, fails) => on.failRange(on.columns.numbers[column], range, fails);
}

/** Selects the codes of the names that a filter asks for. */
function named(names: Dictionary<NameValue>, asked: string[]): Uint8Array {
  const searched = new Set(searchedNames(asked));
  return names.select((name) => searched.has(name.searched));
}
