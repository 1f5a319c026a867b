import type { CarFacets as WireFacets } from '../../rest/cars/facets/facets.ts';
import type { CarFacets } from '../generated/schemaTypes.ts';

/** Turns the origin's counts into those of the graph. */
export function facetsFromWire(facets: WireFacets): CarFacets {
  return {
    makes: facets.companies.map(({ brandName, count }) => ({ name: brandName, count })),
    models: facets.models.map(({ _id, modelName, brandName, count }) => ({
      id: _id,
      name: modelName,
      make: brandName,
      count,
    })),
    bodyTypes: facets.bodyTypes.map(({ bodyType, count }) => ({ name: bodyType, count })),
    mileage: facets.mileage,
    year: facets.year,
    price: facets.price,
    monthlyInstalment: facets.monthlyInstallment,
  };
}
