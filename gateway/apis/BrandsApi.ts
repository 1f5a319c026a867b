import Type from 'typebox';
import { Company, Logo, VehicleType } from '../../rest/brands/brand.ts';
import type {
  Logo as GraphLogo,
  Manufacturer,
  VehicleType as GraphVehicleType,
} from '../generated/schemaTypes.ts';
import { decodeResponse } from './decodeResponse.ts';
import type { RestApi } from './RestApi.ts';

/** What an origin may leave out is optional here. */
const PartialVehicleType = Type.Object({
  _id: VehicleType.properties._id,
  modelName: VehicleType.properties.modelName,
  manufacturer: Type.Optional(Type.Union([Company, Type.Null()])),
});
const PartialLogo = Type.Object({ brandName: Type.Optional(Type.String()), logo: Logo.properties.logo });

const decodeCompanies = decodeResponse(Type.Array(Company), (companies): Manufacturer[] =>
  companies.map(({ _id, brandName }) => ({ id: _id, name: brandName })),
);
const decodeVehicleTypes = decodeResponse(
  Type.Object({ vehicleTypes: Type.Array(PartialVehicleType) }),
  ({ vehicleTypes }): GraphVehicleType[] =>
    vehicleTypes.map(({ _id, modelName, manufacturer }) => ({
      id: _id,
      name: modelName,
      manufacturer: manufacturer ? { id: manufacturer._id, name: manufacturer.brandName } : null,
    })),
);
const decodeLogos = decodeResponse(
  Type.Object({ logos: Type.Array(PartialLogo) }),
  ({ logos }): GraphLogo[] =>
    logos.map(({ brandName, logo }) => ({ name: brandName ?? null, path: logo.path })),
);

/** Makes, models and logos. Every method throws `UpstreamFailure` when the origin gives no usable answer. */
export class BrandsApi {
  private readonly rest: RestApi;

  constructor(rest: RestApi) {
    this.rest = rest;
  }

  async companies(): Promise<Manufacturer[]> {
    return (await this.rest.get('/api/v1/companies', decodeCompanies)).value;
  }

  async vehicleTypes(): Promise<GraphVehicleType[]> {
    return (await this.rest.get('/api/v1/fetch-vehicle-types', decodeVehicleTypes)).value;
  }

  async logos(): Promise<GraphLogo[]> {
    return (await this.rest.get('/api/v1/fetch-logos', decodeLogos)).value;
  }
}
