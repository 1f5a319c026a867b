import type { CarFilter, IntRange } from '../generated/schemaTypes.ts';
import { type FilterName, filterNames } from '../apis/carQuery.ts';
import { badUserInput } from './badUserInput.ts';

/** The maximum number of characters of a search. */
const MAX_TEXT = 200;
/** The maximum number of stock numbers in a filter. */
const MAX_STOCK_NUMBERS = 100;

type Check<Wanted> = (name: string, wanted: Wanted) => void;

/** What is refused of each part, besides what its type does not allow. */
const checks: { [Name in FilterName]: Check<NonNullable<CarFilter[Name]>> } = {
  mileage: checkRange,
  year: checkRange,
  price: checkRange,
  monthlyInstalment: checkRange,
  makes: checkList,
  bodyTypes: checkList,
  stockNumbers(name, numbers) {
    if (numbers.length > MAX_STOCK_NUMBERS)
      throw badUserInput(`${name} must have at most ${MAX_STOCK_NUMBERS} items.`);
    checkList(name, numbers);
  },
  title: checkText,
  search: checkText,
  model: acceptAny,
  status: acceptAny,
  availableNow: acceptAny,
  updatedSince: acceptAny,
};

/** Throws `BAD_USER_INPUT` for an invalid filter. */
export function checkFilter(filter: CarFilter) {
  for (const name of filterNames) checkPart(name, filter);
}

function checkPart<Name extends FilterName>(name: Name, filter: CarFilter) {
  const wanted = filter[name];
  if (wanted !== undefined && wanted !== null) checks[name](name, wanted);
}

function checkRange(name: string, { min, max }: IntRange) {
  if ((min ?? 0) < 0 || (max ?? 0) < 0) throw badUserInput(`${name} must not be negative.`);
}

function checkText(name: string, text: string) {
  if (text.length > MAX_TEXT) throw badUserInput(`${name} must have at most ${MAX_TEXT} characters.`);
}

function checkList(name: string, list: readonly string[]) {
  // The REST API takes several values as one text.
  if (list.some((text) => text.includes(','))) {
    throw badUserInput(`${name}: items must not contain a comma. Pass each one as a separate item.`);
  }
}

function acceptAny() {}
