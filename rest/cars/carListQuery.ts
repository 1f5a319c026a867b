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
        'Order of the list, newest first when left out; - turns it round; missing values stand last',
    }),
  ),
  after: cursorText('A cursor of the same filter and order: the cars behind it; every car is met once'),
  before: cursorText('The same backward: the cars before it'),
  limit: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: MAX_LIMIT,
      description: `How many cars behind or before a cursor, ${LIMIT} when left out`,
    }),
  ),
  facets: Type.Optional(
    Type.Unsafe<'true' | 'false'>({
      type: 'string',
      enum: ['true', 'false'],
      description: 'true adds the counts and bounds that /api/v1/cars/facets gives for the same filter',
    }),
  ),
});
