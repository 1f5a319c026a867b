import type { BoundsByKind } from '../../search/bounds.ts';
import type { Car } from './car.ts';

/** A range; both ends belong to it. */
export interface Range {
  min: number;
  max: number;
}

/** What the REST API knows of a range of the filter. */
interface RangeRow {
  /** Its name in the filter, and its parameter. */
  part: string;
  /** The name of its column and of its facet. */
  column: string;
  description: string;
  /** Its bounds in the example of facets. */
  example: { min: number | null; max: number | null };
  /** Where a stored car has the value. */
  path: string;
  value: (car: Car) => number | null | undefined;
  /** A value in the name of a search alert; `number` has commas. */
  inWords: (number: string) => string;
  /** Its name in the address of the site's listing, before `Min` and `Max`. */
  address: string;
}

/**
 * The ranges of the filter: parameters, conditions of databases, columns, facets, and names and links of search alerts follow
 * from it.
 */
export const ranges = [
  {
    part: 'mileage',
    column: 'mileage',
    address: 'mileage',
    description: 'Kilometres',
    example: { min: 4_000, max: 182_000 },
    path: 'mileage',
    value: (car) => car.mileage,
    inWords: (number) => `${number} km`,
  },
  {
    part: 'yearBuilt',
    column: 'year',
    address: 'year',
    description: 'Model year',
    example: { min: 2014, max: 2026 },
    path: 'year',
    value: (car) => car.year,
    inWords: (number) => number.replaceAll(',', ''),
  },
  {
    part: 'price',
    column: 'price',
    address: 'price',
    description: 'Asking price, AED',
    example: { min: 38_000, max: 890_000 },
    path: 'search.price',
    value: (car) => car.discountedPrice ?? car.originalPrice,
    inWords: (number) => `AED ${number}`,
  },
  {
    part: 'monthlyInstallment',
    column: 'monthlyInstallment',
    address: 'installment',
    description: 'Monthly instalment, AED',
    example: { min: null, max: null },
    path: 'monthlyInstallment',
    value: (car) => car.monthlyInstallment,
    inWords: (number) => `AED ${number} a month`,
  },
  {
    part: 'cylinders',
    column: 'cylinders',
    address: 'cylinders',
    description: 'Number of cylinders',
    example: { min: 4, max: 12 },
    path: 'cylinders',
    value: (car) => car.cylinders,
    inWords: (number) => `${number} cylinders`,
  },
  {
    part: 'power',
    column: 'power',
    address: 'power',
    description: 'Power, horsepower',
    example: { min: 136, max: 717 },
    path: 'power',
    value: (car) => car.power,
    inWords: (number) => `${number} hp`,
  },
] as const satisfies readonly RangeRow[];

/** A part of the filter that is a range. */
export type RangePart = (typeof ranges)[number]['part'];
/** The name of the column and of the facet of a range. */
export type RangeColumn = (typeof ranges)[number]['column'];

/** The columns that the bounds of a typed search are about. */
export const boundedColumns: Record<keyof BoundsByKind, RangeColumn> = {
  price: 'price',
  year: 'year',
  mileage: 'mileage',
  instalment: 'monthlyInstallment',
};
