import Type from 'typebox';
import { type CarSort, carSorts } from './carSorts.ts';

/** What a list of cars can be asked for beside its filter. */
export const CarListQuery = Type.Object({
  sort: Type.Optional(
    Type.Unsafe<CarSort>({
      type: 'string',
      enum: Object.keys(carSorts),
      description:
        'Order of the list, newest first when left out; - turns it round; missing values stand last',
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
