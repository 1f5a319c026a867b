import { type CarFilter, type SaleStatus, searchedNames, wordsOf } from '../CarFilter.ts';
import { claims } from '../claims/claims.ts';
import { nameLists } from '../nameLists.ts';
import { type Range, ranges } from '../ranges.ts';
import { recordOf } from '../recordOf.ts';
import { FLAGS } from './carValues.ts';
import type { CheckedRows } from './CheckedRows.ts';
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
  availableNow: () => (flags) => statusOf(flags) === 'available',
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
  ...recordOf(ranges, ({ part, column }) => [
    part,
    (on: CheckedRows, range: Range, fails: number) => on.failRange(on.columns.numbers[column], range, fails),
  ]),
  ...recordOf(nameLists, ({ part }) => [
    part,
    (on: CheckedRows, wanted: string[], fails: number) => {
      const { codes, dictionary } = on.columns.names[part];
      const names = new Set(searchedNames(wanted));
      on.failCodes(
        codes,
        dictionary.select(({ searched }) => names.has(searched)),
        fails,
      );
    },
  ]),
  ...recordOf(claims, ({ part }) => [
    part,
    (on: CheckedRows, _: boolean, fails: number) =>
      on.failRange(on.columns.numbers[part], { min: Date.now(), max: Infinity }, fails),
  ]),
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
