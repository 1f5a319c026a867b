import Type, { type Static } from 'typebox';
import type { CarFilter, Range } from './CarFilter.ts';

const rangeText = (what: string) =>
  Type.Optional(
    Type.String({ pattern: '^\\d{1,12},\\d{1,12}$', description: `${what}: min,max, both inclusive` }),
  );
const listText = (what: string) => Type.Optional(Type.String({ minLength: 1, description: what }));

/** The filter's parameters as they are written in an address (spec §7). */
export const CarFilterQuery = Type.Object({
  mileage: rangeText('Kilometres'),
  yearBuilt: rangeText('Model year'),
  price: rangeText('The price that is asked, AED'),
  monthlyInstallment: rangeText('AED a month'),
  companies: listText('Names of companies, comma-joined, in any case'),
  bodyTypes: listText('Body types, comma-joined, in any case'),
  vehicleType: Type.Optional(Type.String({ minLength: 1, description: 'Id of a vehicle type' })),
  title: Type.Optional(
    Type.String({ maxLength: 200, description: 'Words that must stand in title, brand, model or trim' }),
  ),
  availableNow: Type.Optional(
    Type.Unsafe<'true' | 'false'>({
      type: 'string',
      enum: ['true', 'false'],
      description: 'true hides sold cars',
    }),
  ),
  ids: listText('Ids of cars, comma-joined: only these'),
});

/** Reads the parameters, which `CarFilterQuery` has validated. */
export function readCarFilter(query: Static<typeof CarFilterQuery>): CarFilter {
  return {
    mileage: range(query.mileage),
    yearBuilt: range(query.yearBuilt),
    price: range(query.price),
    monthlyInstallment: range(query.monthlyInstallment),
    companies: query.companies?.split(','),
    bodyTypes: query.bodyTypes?.split(','),
    vehicleType: query.vehicleType,
    title: query.title,
    availableNow: query.availableNow === 'true',
    ids: query.ids?.split(','),
  };
}

function range(text: string | undefined): Range | undefined {
  const [min, max] = text?.split(',').map(Number) ?? [];
  return min === undefined || max === undefined ? undefined : { min, max };
}
