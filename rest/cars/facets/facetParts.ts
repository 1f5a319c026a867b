import { type ClaimPart, claims } from '../claims/claims.ts';
import { type NamesPart, nameLists } from '../nameLists.ts';
import { type RangePart, ranges } from '../ranges.ts';
import { recordOf } from '../recordOf.ts';
import type { CarFacets } from './facets.ts';

/** A part of the filter that a facet leaves out. */
export type FacetPart = NamesPart | 'vehicleType' | RangePart | ClaimPart;

/**
 * The parts of the filter that each facet leaves out, so that it tells what choosing another value would find. Both indexes
 * count by this table.
 */
export const leftOut: Record<keyof CarFacets, readonly FacetPart[]> = {
  ...recordOf(nameLists, ({ part, leavesOut }) => [part, [part, ...leavesOut]]),
  models: ['vehicleType'],
  ...recordOf(ranges, ({ column, part }) => [column, [part]]),
  ...recordOf(claims, ({ part }) => [part, [part]]),
};

/** Every part of the filter that a facet leaves out. */
export const facetParts: readonly FacetPart[] = [...new Set(Object.values(leftOut).flat())];
