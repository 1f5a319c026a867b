import type { Car } from '../car.ts';

/** How far sold cars stand behind the others, ms: longer than any stock has existed. */
const BEHIND = 1e14;

/**
 * The place of a car among cars for sale and sold ones, the largest first: the time of its listing, ms since 1970, and for a
 * sold car that much less that it stands behind all others. A time that cannot be read counts as 1970.
 */
export function standingOf({ createdAt, saleStatus }: Pick<Car, 'createdAt' | 'saleStatus'>): number {
  const listed = Date.parse(createdAt) || 0;
  return saleStatus === 'sold' ? listed - BEHIND : listed;
}
