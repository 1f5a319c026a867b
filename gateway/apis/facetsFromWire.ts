import { boundsIn, type KnownFacets, namesIn } from '../../rest/cars/facets/facets.ts';
import { claims } from '../../rest/cars/claims/claims.ts';
import { recordOf } from '../../rest/cars/recordOf.ts';
import type { CarFacets } from '../generated/schemaTypes.ts';
import { nameLists, ranges } from './filterParts.ts';

/** Turns the origin's counts into those of the graph. */
export function facetsFromWire(facets: KnownFacets): CarFacets {
  return {
    ...recordOf(nameLists, ({ name, parameter }) => [name, namesIn(facets, parameter)]),
    models: (facets.models ?? []).map(({ _id, modelName, brandName, count }) => ({
      id: _id,
      name: modelName,
      make: brandName,
      count,
    })),
    ...recordOf(ranges, ({ name, parameter }) => [name, boundsIn(facets, parameter)]),
    ...recordOf(claims, ({ part }) => [part, facets[part] ?? null]),
  };
}
