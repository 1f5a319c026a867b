import type { CarFilter, IntRange } from '../generated/schemaTypes.ts';
import { badUserInput } from './badUserInput.ts';

/** How many characters the text of a search has at most. */
const MAX_TEXT = 200;
/** How many stock numbers a filter has at most. */
const MAX_STOCK_NUMBERS = 100;

/** Throws `BAD_USER_INPUT` for a filter that makes no sense. */
export function checkFilter(filter: CarFilter) {
  for (const name of ['mileage', 'year', 'price', 'monthlyInstalment'] as const)
    checkRange(name, filter[name]);
  checkTexts(filter);
}

function checkTexts({ title, search, makes, bodyTypes, stockNumbers }: CarFilter) {
  if ((stockNumbers?.length ?? 0) > MAX_STOCK_NUMBERS)
    throw badUserInput(`stockNumbers must have at most ${MAX_STOCK_NUMBERS} items.`);
  for (const [name, text] of Object.entries({ title, search })) {
    if ((text?.length ?? 0) > MAX_TEXT) {
      throw badUserInput(`${name} must have at most ${MAX_TEXT} characters.`);
    }
  }
  for (const [name, list] of Object.entries({ makes, bodyTypes, stockNumbers })) {
    // The dealer's records take several values as one text.
    if (list?.some((text) => text.includes(','))) {
      throw badUserInput(`${name}: nothing in the list has a comma. Pass each one as an item of the list.`);
    }
  }
}

function checkRange(name: string, range: IntRange | null | undefined) {
  if ((range?.min ?? 0) < 0 || (range?.max ?? 0) < 0) throw badUserInput(`${name} must not be negative.`);
}
