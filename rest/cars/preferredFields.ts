import { Car } from './car.ts';
import type { CarField } from './CarIndex.ts';

/**
 * Reads the header `Prefer: fields="_id,title"` (RFC 7240 with a preference of its own): the fields that are needed of
 * each car. Undefined for any other header, as an unknown preference is no error.
 */
export function preferredFields(header: string | string[] | undefined): CarField[] | undefined {
  const names = /(?:^|,)\s*fields="([^"]*)"/.exec(String(header))?.[1]?.split(',');
  return names?.every(isCarField) ? names : undefined;
}

function isCarField(name: string): name is CarField {
  return Object.hasOwn(Car.properties, name);
}
