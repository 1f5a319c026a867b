/** A GraphQL request; called anew for each one that is sent, so that it may differ every time. */
export type Question = () => { query: string; variables?: object };

const listing = `query Listing($filter: CarFilter) {
  cars(filter: $filter, first: 24) {
    totalCount
    nodes { id title price originalPrice mileage year exteriorColor bodyType manufacturer { name } model { name } }
  }
}`;

let asked = 0;

/** Home, listing and one car's worth, and the questions that no cache can answer. */
export const questions: Record<string, Question> = {
  'home, seen before': () => ({
    query:
      '{ featuredCars { id title price } testDriveCars { id title price } logos { path } companies { name } }',
  }),
  'filtered listing, seen before': () => ({
    query: listing,
    variables: { filter: { companies: ['BMW', 'Audi'], year: { min: 2018 } } },
  }),
  'filtered listing, never seen': () => ({
    query: listing,
    variables: { filter: { companies: ['BMW', 'Audi'], mileage: { max: 60_000 + asked++ } } },
  }),
  'facets, never seen': () => ({
    query: `query Facets($filter: CarFilter) {
      cars(filter: $filter, first: 0) { facets { companies { name count } price { min max } } }
    }`,
    variables: { filter: { mileage: { max: 80_000 + asked++ } } },
  }),
  '100 cars, every field': () => ({
    query: `{ cars(first: 100) { nodes { id title saleStatus sold featured testDrive price originalPrice discountedPrice
      monthlyInstallment mileage year doors exteriorColor bodyType engine transmission fuelType description features
      images { id path filename } manufacturer { id name } model { id name } trim { id name } listedAt } } }`,
  }),
};
