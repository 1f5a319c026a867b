import { eachPart } from '../apis/filterParts.ts';
import type { CarFilter } from '../generated/schemaTypes.ts';
import { badUserInput } from './badUserInput.ts';

/** The maximum number of characters of a search. */
const MAX_TEXT = 200;

/** Throws `BAD_USER_INPUT` for a filter that makes no sense: one that its type allows, but not the kind of one of its parts. */
export function checkFilter(filter: CarFilter) {
  eachPart(filter, {
    range({ min, max }, { name }) {
      if ((min ?? 0) < 0 || (max ?? 0) < 0) throw badUserInput(`${name} must not be negative.`);
    },
    text(text, { name }) {
      if (text.length > MAX_TEXT) throw badUserInput(`${name} must have at most ${MAX_TEXT} characters.`);
    },
    list(names, { name, most = Infinity }) {
      if (names.length > most) throw badUserInput(`${name} must have at most ${most} items.`);
      // The dealer's records take several values as one text.
      if (names.some((text) => text.includes(','))) {
        throw badUserInput(`${name}: items must not contain a comma. Pass each one as a separate item.`);
      }
    },
    id: acceptAny,
    flag: acceptAny,
    claim: acceptAny,
    statuses: acceptAny,
    moment: acceptAny,
  });
}

function acceptAny() {}
