import type { CarFilter } from '../generated/schemaTypes.ts';
import type { CarParent } from './carFromWire.ts';
import { filterQuery } from './carQuery.ts';
import { type FilterName, filterNames, filterParts, specified } from './filterParts.ts';

type Addition = Exclude<FilterName, (typeof specified)[number]>;
type Test<Name extends Addition> = (
  wanted: NonNullable<CarFilter[Name]>,
  all: CarParent[],
) => (car: CarParent) => boolean;

/**
 * The parts that the wire of spec §7 does not have. An origin that applies one says so in its header `Applied-Filters`; for
 * any other origin the gateway tests every car.
 */
const additions = filterNames.filter(
  (name) => !(specified as readonly FilterName[]).includes(name),
) as Addition[];

/** Whether an answer of the origin needs no further filtering. `applied`: the additions that the origin has applied. */
export function isApplied(filter: CarFilter, applied: readonly string[] = []): boolean {
  return additions.every((name) => applied.includes(filterParts[name].parameter) || !narrows(filter, name));
}

/** The cars that match the additions of a filter. */
export function narrowed(cars: CarParent[], filter: CarFilter): CarParent[] {
  const tests = additions.flatMap((name) => testOf(name, filter, cars));
  return cars.filter((car) => tests.every((passes) => passes(car)));
}

/** Whether a filter has any effect: an empty list, or a range that is open at both ends, has none. */
function narrows(filter: CarFilter, name: Addition): boolean {
  return filterQuery({ [name]: filter[name] }).length > 0;
}

/** The test of each addition. */
const tests: { [Name in Addition]: { test: Test<Name> } } = filterParts;

function testOf<Name extends Addition>(name: Name, filter: CarFilter, all: CarParent[]) {
  const wanted = filter[name];
  if (wanted === undefined || wanted === null || !narrows(filter, name)) return [];
  return [tests[name].test(wanted, all)];
}

/** The filter as the wire of spec §7 has it. */
export function withoutAdditions(filter: CarFilter): CarFilter {
  return { ...filter, ...Object.fromEntries(additions.map((name) => [name, null])) };
}
