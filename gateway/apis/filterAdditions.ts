import type { CarFilter } from '../generated/schemaTypes.ts';
import type { CarParent } from './carFromWire.ts';
import { filterQuery } from './carQuery.ts';

type Tests = { [Name in keyof CarFilter]: (car: CarParent, wanted: NonNullable<CarFilter[Name]>) => boolean };

/**
 * The filters that the wire of spec §7 does not have, and which cars pass them. An origin that knows one says so in its
 * header `Applied-Filters`; for any other the gateway looks at every car.
 */
const additions = {
  price: ({ price }, { min, max }) => price !== null && price >= (min ?? 0) && price <= (max ?? Infinity),
  status: ({ status }, statuses) => statuses.includes(status),
  stockNumbers: ({ stockNumber }, numbers) => stockNumber !== null && numbers.includes(stockNumber),
  updatedSince: ({ updatedAt }, since) => updatedAt === null || !(Date.parse(updatedAt) < since.getTime()),
} satisfies Tests;

type Addition = keyof typeof additions;
const names = Object.keys(additions) as Addition[]; // the type of Object.keys loses the keys

/** Whether an answer of the origin needs no further filtering. `applied`: the additions by which it has filtered. */
export function isApplied(filter: CarFilter, applied: readonly string[] = []): boolean {
  return names.every((name) => applied.includes(name) || !narrows(filter, name));
}

/** Whether a car passes the additions of a filter. */
export function passes(car: CarParent, filter: CarFilter): boolean {
  return names.every((name) => {
    // Each test goes with the values of its name.
    const test = additions[name] as (car: CarParent, wanted: unknown) => boolean;
    return !narrows(filter, name) || test(car, filter[name]);
  });
}

/** An empty list, or a range that is open at both ends, asks for nothing. */
function narrows(filter: CarFilter, name: Addition): boolean {
  return filterQuery({ [name]: filter[name] }).length > 0;
}

/** The filter as the wire of spec §7 has it. */
export function withoutAdditions(filter: CarFilter): CarFilter {
  return { ...filter, ...Object.fromEntries(names.map((name) => [name, null])) };
}
