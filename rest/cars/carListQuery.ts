import Type from 'typebox';
import { BadRequest } from '../errors.ts';
import { Car } from './car.ts';
import type { CarField } from './CarIndex.ts';
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
  fields: Type.Optional(
    Type.String({
      minLength: 1,
      description: 'Names of fields, comma-joined: each car comes with these and its _id only',
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

/** Reads the names of fields. Throws `BadRequest` for a name that no field of a car has. */
export function readFields(text: string | undefined): CarField[] | undefined {
  const known = Object.keys(Car.properties);
  return text?.split(',').map((name) => {
    if (!known.includes(name)) {
      throw new BadRequest(`There is no field "${name}"; the fields of a car are ${known.join(', ')}.`);
    }
    return name as CarField; // It is one of the keys.
  });
}
