import Type, { type Static } from 'typebox';
import { MAX_WHOLE } from '../../http/schemas.ts';

const count = Type.Integer({ maximum: MAX_WHOLE });

const Bounds = Type.Object(
  {
    min: Type.Union([Type.Number(), Type.Null()]),
    max: Type.Union([Type.Number(), Type.Null()]),
  },
  { description: 'Smallest and largest value; null if no car has a value' },
);

/**
 * What is in stock under a filter, as `GET /api/v1/cars/facets` returns it. Each part leaves its own filter out, so that
 * a count tells what choosing that option too would add.
 */
export const CarFacets = Type.Object(
  {
    companies: Type.Array(Type.Object({ brandName: Type.String(), count })),
    models: Type.Array(
      Type.Object({
        _id: Type.String(),
        modelName: Type.String(),
        brandName: Type.String(),
        count,
      }),
    ),
    bodyTypes: Type.Array(Type.Object({ bodyType: Type.String(), count })),
    mileage: Bounds,
    year: Bounds,
    price: Bounds,
    monthlyInstallment: Bounds,
  },
  { $id: 'CarFacets' },
);
export type CarFacets = Static<typeof CarFacets>;
