import type { PlannedRequest } from '../load/LoadPlan.ts';
import { Random } from '../stock/Random.ts';
import { listing } from './fixedQueries.ts';
import { graphqlRequest } from './graphqlRequest.ts';

const facets = `facets {
  makes { name count } models { id name make count } bodyTypes { name count } exteriorColors { name count }
  fuelTypes { name count } transmissions { name count } regionalSpecs { name count } drives { name count }
  interiorColors { name count } steeringSides { name count } seats { name count } mileage { min max } year { min max }
  price { min max } monthlyInstalment { min max } cylinders { min max } power { min max }
  hasWarranty accidentFree discounted
}`;
const facetsAlone = `query Facets($filter: CarFilter) { cars(filter: $filter, first: 0) { ${facets} } }`;
const listingWithFacets = listing
  .replace('Q2', 'ListingWithFacets')
  .replace('totalCount', `totalCount ${facets}`);
const byIds = 'query ByIds($ids: [ID!]!) { carsByIds(ids: $ids) { id title price mileage year } }';
const PER_REQUEST = 50;

interface UnseenFilter {
  mileage: { min: number; max: number };
  availableNow: true;
}

/**
 * Makes requests that no server has seen before. Their filters differ but match nearly the same cars, so that each is the
 * same work.
 */
export class UnseenQueries {
  private asked = 0;

  /** Q2 with other filters. */
  listings(count: number): PlannedRequest[] {
    return this.make(count, (filter) => graphqlRequest('Q2', listing, { filter }));
  }

  /** The facets alone. */
  facets(count: number): PlannedRequest[] {
    return this.make(count, (filter) => graphqlRequest('Facets', facetsAlone, { filter }));
  }

  /** Q2 and its facets in one request, as the listing of the site sends it. */
  listingsWithFacets(count: number): PlannedRequest[] {
    return this.make(count, (filter) => graphqlRequest('ListingWithFacets', listingWithFacets, { filter }));
  }

  /** Each for fifty of the cars with these `ids`. */
  carsByIds(count: number, ids: string[]): PlannedRequest[] {
    return this.make(count, (_, number) =>
      graphqlRequest('ByIds', byIds, { ids: new Random(number).some(ids, PER_REQUEST) }),
    );
  }

  /** The listing's page with other filters. */
  buyPages(count: number): PlannedRequest[] {
    return this.make(count, ({ mileage: { min, max } }) => ({
      path: `/buy?mileageMin=${min}&mileageMax=${max}&available=true`,
    }));
  }

  /** The pages of the cars with these `ids`, in turn. */
  carPages(count: number, ids: string[]): PlannedRequest[] {
    return this.make(count, (_, number) => ({ path: `/car/${ids[number % ids.length]}` }));
  }

  /** The home page at other addresses. */
  homePages(count: number): PlannedRequest[] {
    return this.make(count, (_, number) => ({ path: `/?arrivals=${number}` }));
  }

  private make(count: number, request: (filter: UnseenFilter, number: number) => PlannedRequest) {
    return Array.from({ length: count }, () => {
      const number = this.asked++;
      // No car has driven less than 40 km: only the upper end has an effect; it grows by a kilometre in forty requests.
      const mileage = { min: number % 40, max: 60_000 + Math.floor(number / 40) };
      return request({ mileage, availableNow: true }, number);
    });
  }
}
