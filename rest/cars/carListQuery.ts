import Type from 'typebox';
import { type CarSort, carSorts } from './carSorts.ts';

/** The largest number of cars in a part of a walk, and the default. */
export const [MAX_LIMIT, LIMIT] = [1_000, 24];

const cursorText = (description: string) => Type.Optional(Type.String({ maxLength: 2_000, description }));

/** The parameters of a list of cars besides its filter. */
export const CarListQuery = Type.Object({
  sort: Type.Optional(
    Type.Unsafe<CarSort>({
      type: 'string',
      enum: Object.keys(carSorts),
      description:
        'Order of the list, default newest first; - reverses it; missing values come last; forSale: sold cars behind all others',
    }),
  ),
  after: cursorText(
    'A cursor of the same filter and order: returns the cars after it, each car exactly once',
  ),
  before: cursorText('A cursor of the same filter and order: returns the cars before it'),
  limit: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: MAX_LIMIT,
      description: `Number of cars after or before a cursor, default ${LIMIT}`,
    }),
  ),
  facets: Type.Optional(
    Type.Unsafe<'true' | 'false'>({
      type: 'string',
      enum: ['true', 'false'],
      description: 'true adds the counts and bounds of /api/v1/cars/facets for the same filter',
    }),
  ),
});
