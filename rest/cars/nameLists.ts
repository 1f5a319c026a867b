import type { Car } from './car.ts';

/** What the REST API knows of a part of the filter that is a list of names, in any case. */
interface NameListRow {
  /** Its name in the filter, its parameter, and the name of its facet. */
  part: string;
  description: string;
  /** An item of the example of facets. */
  example: { name: string; count: number };
  /** The name in an item of the facet. */
  field: string;
  /** Where a stored car has the name as it is written. */
  path: string;
  /** The key of a stored car's `search` that has the name normalised for comparison. */
  key: string;
  value: (car: Car) => string | null | undefined;
  /** The other parts that its facet leaves out. */
  leavesOut: readonly string[];
  /** Its parameter in the address of the site's listing. */
  address: string;
}

/**
 * The lists of names of the filter: parameters, conditions of databases, keys of stored cars, columns, facets, and links of
 * search alerts follow from it.
 */
export const nameLists = [
  {
    part: 'companies',
    field: 'brandName',
    address: 'company',
    description: 'Comma-separated names of companies, case-insensitive',
    example: { name: 'BMW', count: 4 },
    path: 'manufacturerId.brandName',
    key: 'company',
    value: (car) => car.manufacturerId?.brandName,
    leavesOut: ['vehicleType'],
  },
  {
    part: 'bodyTypes',
    field: 'bodyType',
    address: 'body',
    description: 'Comma-separated body types, case-insensitive',
    example: { name: 'SUV', count: 21 },
    path: 'bodyType',
    key: 'bodyType',
    value: (car) => car.bodyType,
    leavesOut: [],
  },
] as const satisfies readonly NameListRow[];

/** What is known of a list of names. */
export type NameList = (typeof nameLists)[number];
/** A part of the filter that is a list of names. */
export type NamesPart = NameList['part'];
