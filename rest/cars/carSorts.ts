import type { Sort } from '../store/Collection.ts';

/**
 * The orders of a list of cars: `-` reverses one. Cars without the value come last in both directions. `forSale` has the sold
 * cars behind all others, each newest first.
 */
export const carSorts = {
  newest: { createdAt: -1, _id: -1 },
  '-newest': { createdAt: 1, _id: 1 },
  price: { 'search.noPrice': 1, 'search.price': 1, _id: 1 },
  '-price': { 'search.noPrice': 1, 'search.price': -1, _id: 1 },
  mileage: { 'search.noMileage': 1, mileage: 1, _id: 1 },
  '-mileage': { 'search.noMileage': 1, mileage: -1, _id: 1 },
  year: { 'search.noYear': 1, year: 1, _id: 1 },
  '-year': { 'search.noYear': 1, year: -1, _id: 1 },
  forSale: { 'search.standing': -1, _id: -1 },
} satisfies Record<string, Sort>;
export type CarSort = keyof typeof carSorts;

/** The field of each order; `price` is the asking price, `standing` what `standingOf` tells. */
export const sortedBy: Record<CarSort, 'createdAt' | 'standing' | 'price' | 'mileage' | 'year'> = {
  newest: 'createdAt',
  '-newest': 'createdAt',
  forSale: 'standing',
  price: 'price',
  '-price': 'price',
  mileage: 'mileage',
  '-mileage': 'mileage',
  year: 'year',
  '-year': 'year',
};

/** Whether an order begins with the latest, and has equal cars by their ids in reverse. */
export function isLatestFirst(sort: CarSort): boolean {
  return sort === 'newest' || sort === 'forSale';
}
