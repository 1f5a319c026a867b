import type { PromisedTime } from './dealership.ts';

/**
 * A promised time in English, as spec §1 writes it: `2 hours`, `24-48 hours`. A number or a range, a space, and the unit:
 * sentences continue after it, and pages show the number large.
 */
export function promiseInWords({ min, max, unit }: PromisedTime): string {
  if (min === undefined && max === 1) return `1 ${unit.slice(0, -1)}`;
  return `${min === undefined ? '' : `${min}-`}${max} ${unit}`;
}
