import Type from 'typebox';
import { Compile } from 'typebox/compile';
import type { CarFilter } from '../cars/CarFilter.ts';
import { CarFilterQuery, type RequestedPart, readCarFilter } from '../cars/carFilterQuery.ts';
import { searchable } from '../cars/storedCar.ts';

/** From this upper end on, a range is open: ranges of the wire need both ends, and gateways send this one. */
export const OPEN_END = 999_999_999;

/** The parts that the search of an alert may have. It cannot name cars by their ids: an alert on one car is of another kind. */
export type AlertPart = Exclude<RequestedPart, 'ids'>;
/** The filter of an alert. */
export type AlertFilter = Pick<CarFilter, AlertPart>;
const { ids: _, ...parameters } = CarFilterQuery.properties;
const shape = Compile(Type.Object(parameters, { additionalProperties: false }));

/** Whether a text is a filter for an alert: one that `GET /api/v1/cars/filter` accepts, and that narrows the list. */
export function isAlertFilter(text: string): boolean {
  const entries = [...new URLSearchParams(text)];
  return (
    new Set(entries.map(([name]) => name)).size === entries.length &&
    shape.Check(Object.fromEntries(entries)) &&
    // `availableNow` narrows nothing: alerts never report sold or reserved cars.
    entries.some(([name, value]) => name !== 'availableNow' && searchable(value) !== '')
  );
}

/** Reads a filter that `isAlertFilter` accepts, as it was asked for. */
export function readAlertFilter(text: string): AlertFilter {
  return readCarFilter(Object.fromEntries(new URLSearchParams(text)));
}

/** A key that is equal for filters that find the same cars, in whatever order and case they are written. */
export function filterKey(text: string): string {
  return [...new URLSearchParams(text)]
    .filter(([name]) => name !== 'availableNow')
    .map(([name, value]) => `${name}=${searchable(value).split(',').toSorted().join(',')}`)
    .toSorted()
    .join('&');
}
