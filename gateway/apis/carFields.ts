import { Car as WireCar } from '../../rest/cars/car.ts';
import { compared, madeOf } from './carFromWire.ts';

type WireField = keyof WireCar;

const wireFieldsOf = new Map<string, WireField[]>(Object.entries(madeOf));

/** The fields of the wire's car that a list is asked for; undefined stands for all. */
export type CarFields = readonly WireField[] | undefined;

/** The fields of the wire that the graph's fields with these names are made of, always in the same order. */
export function carFields(names: Iterable<string>): CarFields {
  const wanted = new Set<string>(['_id']);
  for (const name of names) {
    // `__typename` needs no field of the wire.
    for (const field of wireFieldsOf.get(name) ?? []) wanted.add(field);
  }
  const all = Object.keys(WireCar.properties) as WireField[]; // the type of Object.keys loses the keys
  return wanted.size < all.length ? all.filter((field) => wanted.has(field)) : undefined;
}

/** The fields of the graph that are made of these fields of the wire. */
export function graphFieldsOf(wireFields: readonly string[]): string[] {
  const changed = new Set<string>(wireFields);
  return Object.entries(madeOf)
    .filter(([name, fields]) => name !== 'similar' && fields.some((field) => changed.has(field)))
    .map(([name]) => name);
}

/** The fields that are needed to find similar cars, and the fields that are shown of them. */
export function withCompared(shown: CarFields): CarFields {
  return shown && [...new Set([...shown, ...compared])].toSorted();
}
