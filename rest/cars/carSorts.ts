import type { Sort } from '../store/Collection.ts';

/** The orders of a list of cars: `-` reverses one. Cars without the value come last in both directions. */
export const carSorts = {
  newest: { createdAt: -1, _id: -1 },
  '-newest': { createdAt: 1, _id: 1 },
  price: { 'search.noPrice': 1, 'search.price': 1, _id: 1 },
  '-price': { 'search.noPrice': 1, 'search.price': -1, _id: 1 },
  mileage: { 'search.noMileage': 1, mileage: 1, _id: 1 },
  '-mileage': { 'search.noMileage': 1, mileage: -1, _id: 1 },
  year: { 'search.noYear': 1, year: 1, _id: 1 },
  '-year': { 'search.noYear': 1, year: -1, _id: 1 },
} satisfies Record<string, Sort>;
export type CarSort = keyof typeof carSorts;

/** The field of each order; `price` is the asking price. */
export const sortedBy: Record<CarSort, 'createdAt' | 'price' | 'mileage' | 'year'> = {
  newest: 'createdAt',
  '-newest': 'createdAt',
  price: 'price',
  '-price': 'price',
  mileage: 'mileage',
  '-mileage': 'mileage',
  year: 'year',
  '-year': 'year',
};
