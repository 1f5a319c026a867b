import Type from 'typebox';
import { Compile } from 'typebox/compile';
import type { CarFilter } from '../cars/CarFilter.ts';
import { CarFilterQuery, readCarFilter } from '../cars/carFilterQuery.ts';
import { searchable } from '../cars/storedCar.ts';

/** From here on a range is open: the wire has no open ends, and gateways write this. */
export const OPEN_END = 999_999_999;

/** Cars that are named by their ids are no search. */
const { ids: _, ...parameters } = CarFilterQuery.properties;
const shape = Compile(Type.Object(parameters, { additionalProperties: false }));

/** Whether a text is a filter that an alert can have: one that `GET /api/v1/cars/filter` takes, and that narrows. */
export function isAlertFilter(text: string): boolean {
  const entries = [...new URLSearchParams(text)];
  return (
    new Set(entries.map(([name]) => name)).size === entries.length &&
    shape.Check(Object.fromEntries(entries)) &&
    // Sold cars are never told of.
    entries.some(([name, value]) => name !== 'availableNow' && searchable(value) !== '')
  );
}

/** Reads a filter that `isAlertFilter` has let through. Cars that are sold never match. */
export function readAlertFilter(text: string): CarFilter {
  return { ...readCarFilter(Object.fromEntries(new URLSearchParams(text))), availableNow: true };
}

/** The same for two filters that find the same, in whatever order and case they are written. */
export function filterKey(text: string): string {
  return [...new URLSearchParams(text)]
    .filter(([name]) => name !== 'availableNow')
    .map(([name, value]) => `${name}=${searchable(value).split(',').toSorted().join(',')}`)
    .toSorted()
    .join('&');
}
