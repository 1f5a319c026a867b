import Type, { type Static } from 'typebox';

/** A make of cars, as `GET /api/v1/companies` lists it (spec §3). */
export const Company = Type.Object({ _id: Type.String(), brandName: Type.String() }, { $id: 'Company' });
export type Company = Static<typeof Company>;

/** A model of a make, as `GET /api/v1/fetch-vehicle-types` lists it. */
export const VehicleType = Type.Object(
  {
    _id: Type.String(),
    modelName: Type.String(),
    manufacturer: Type.Object({ _id: Type.String(), brandName: Type.String() }),
  },
  { $id: 'VehicleType' },
);
export type VehicleType = Static<typeof VehicleType>;

/** An item of `GET /api/v1/fetch-logos`. `brandName` is an addition of this origin. */
export const Logo = Type.Object(
  {
    _id: Type.String(),
    brandName: Type.String(),
    logo: Type.Object({ path: Type.String({ description: 'Path of the picture on this server' }) }),
  },
  { $id: 'Logo' },
);
export type Logo = Static<typeof Logo>;
