import { getNamedType, type GraphQLSchema, isLeafType, isObjectType } from 'graphql';
import type { PlannedRequest } from '../load/LoadPlan.ts';
import { graphqlRequest } from './graphqlRequest.ts';

/** The operations that are sent again and again. Q1: home; Q2: listing; Q3: one car; Q4: 100 cars for a partner. */
export const queryNames = ['Q1', 'Q2', 'Q3', 'Q4'] as const;
export type QueryName = (typeof queryNames)[number];

/** The fields of a car that have fields themselves. */
const nested = `specifications { name included } images { id path filename description placeholder } cover { id path }
  make { id name } model { id name } trim { id name } priceHistory { price until }`;

/** 24 cars with 12 fields. */
export const listing = `query Q2($filter: CarFilter) {
  cars(filter: $filter, first: 24) {
    totalCount
    nodes {
      id title price originalPrice mileage year exteriorColor bodyType transmission fuelType
      make { name } model { name }
    }
  }
}`;

/** The filter of Q2: without sold cars and those with a high mileage; most cars match. */
export const listingFilter = { mileage: { max: 150_000 }, availableNow: true };

/** The four of them as requests. `carId` is the car of Q3. */
export function fixedQueries(schema: GraphQLSchema, carId: string): Record<QueryName, PlannedRequest> {
  const car = `${leavesOfCar(schema)} ${nested}`;
  return {
    Q1: graphqlRequest('Q1', home(schema)),
    Q2: graphqlRequest('Q2', listing, { filter: listingFilter }),
    Q3: graphqlRequest('Q3', `query Q3($id: ID!) { car(id: $id) { ${car} } }`, { id: carId }),
    Q4: graphqlRequest('Q4', `query Q4 { cars(first: 100) { nodes { ${car} } } }`),
  };
}

/** The names of a car's other fields, without its address and the VIN, which needs a key. */
function leavesOfCar(schema: GraphQLSchema): string {
  const type = schema.getType('Car');
  if (!isObjectType(type)) throw new Error('The schema has no cars.');
  return Object.values(type.getFields())
    .filter((field) => isLeafType(getNamedType(field.type)) && !['url', 'vin'].includes(field.name))
    .map(({ name }) => name)
    .join(' ');
}

/** Requests the first six of each list where the schema has an argument for that. */
function home(schema: GraphQLSchema): string {
  const [featured, testDrive] = ['featuredCars', 'testDriveCars'].map((name) => {
    const list = schema.getQueryType()?.getFields()[name];
    return `${name}${list?.args.some((argument) => argument.name === 'first') ? '(first: 6)' : ''}`;
  });
  const fields = '{ id title price }';
  return `query Q1 { ${featured} ${fields} ${testDrive} ${fields} logos { path } makes { name } }`;
}
