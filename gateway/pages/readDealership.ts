import { isDeepStrictEqual } from 'node:util';
import type { TObject, TSchema } from 'typebox';
import Value from 'typebox/value';
import { Dealership } from '../../rest/dealership/dealership.ts';
import { dealershipWith, type DeviatingFacts } from '../../rest/dealership/dealershipChanges.ts';
import { defaultDealership } from '../../rest/dealership/defaultDealership.ts';
import { dubaiTime } from '../../rest/dealership/dubaiTime.ts';

/**
 * What differs from the built-in facts of the dealer in what the origin has told, at `now` (ms since 1970). Fields that it
 * leaves out, or writes in another way, are as they are built in. Holidays that are over are left out. A group of fields, such
 * as the promises, is there as a whole: the site needs no code to merge it.
 */
export function readDealership(record: unknown, now: number): DeviatingFacts {
  const told = dealershipWith(differing(Dealership, record, defaultDealership));
  const { day } = dubaiTime(now);
  const holidays = told.holidays.filter(({ from, to = from }) => to >= day);
  const facts = new Map<string, unknown>(Object.entries({ ...told, holidays }));
  return Object.fromEntries(
    Object.entries(defaultDealership).flatMap(([name, known]) =>
      isDeepStrictEqual(facts.get(name), known) ? [] : [[name, facts.get(name)]],
    ),
  );
}

/** The fields of `given` that have their shape and differ from `known`; of a group of fields, those of its fields. */
function differing(shape: TObject, given: unknown, known: object, inGroup = false): object {
  const [told, usual] = [entriesOf(given), entriesOf(known)];
  return Object.fromEntries(
    Object.entries<TSchema>(shape.properties).flatMap(([name, field]): [string, unknown][] => {
      const [value, before] = [told.get(name), usual.get(name)];
      // What stands in a group, such as a promise, changes as a whole.
      if (isGroup(field) && !inGroup) {
        const inner = differing(field, value, Object(before) as object, true);
        return Object.keys(inner).length > 0 ? [[name, inner]] : [];
      }
      return Value.Check(field, value) && !isDeepStrictEqual(value, before) ? [[name, value]] : [];
    }),
  );
}

const entriesOf = (record: unknown) => new Map<string, unknown>(Object.entries(Object(record) as object));

function isGroup(shape: TSchema): shape is TObject {
  return 'properties' in shape;
}
