import type { CarFilter } from '../CarFilter.ts';
import type { CarFacets } from './facets.ts';

/**
 * The parts of the filter that each facet leaves out, so that it tells what choosing another value would find. Both indexes
 * count by this table.
 */
export const leftOut = {
  companies: ['companies', 'vehicleType'],
  models: ['vehicleType'],
  bodyTypes: ['bodyTypes'],
  mileage: ['mileage'],
  year: ['yearBuilt'],
  price: ['price'],
  monthlyInstallment: ['monthlyInstallment'],
} as const satisfies Record<keyof CarFacets, readonly (keyof CarFilter)[]>;

/** A part of the filter that a facet leaves out. */
export type FacetPart = (typeof leftOut)[keyof typeof leftOut][number];

/** Every part of the filter that a facet leaves out. */
export const facetParts: readonly FacetPart[] = [...new Set(Object.values(leftOut).flat())];
