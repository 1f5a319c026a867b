import Type from 'typebox';
import { Company, Logo as WireLogo, VehicleType } from '../../rest/brands/brand.ts';
import type { Logo, Make, Model } from '../generated/schemaTypes.ts';
import { decodeList } from '../origin/decodeList.ts';
import type { RestApi } from '../origin/RestApi.ts';

/** A model of the wire; an origin may leave out its make. */
const PartialVehicleType = Type.Object({
  _id: VehicleType.properties._id,
  modelName: VehicleType.properties.modelName,
  manufacturer: Type.Optional(Type.Union([Company, Type.Null()])),
});
/** A logo of the wire; an origin may leave out its name. */
const PartialLogo = Type.Object({
  brandName: Type.Optional(Type.String()),
  logo: WireLogo.properties.logo,
});

const decodeMakes = decodeList({ item: Company, turn: makeFromWire });
const decodeModels = decodeList({
  field: 'vehicleTypes',
  item: PartialVehicleType,
  turn: ({ _id, modelName, manufacturer }): Model => ({
    id: _id,
    name: modelName,
    make: manufacturer ? makeFromWire(manufacturer) : null,
  }),
});
const decodeLogos = decodeList({
  field: 'logos',
  item: PartialLogo,
  turn: ({ brandName, logo }): Logo => ({ name: brandName ?? null, path: logo.path }),
});

/** Makes, models and logos. Every method throws `UpstreamFailure` when the origin gives no usable answer. */
export class MakesApi {
  private readonly rest: RestApi;

  constructor(rest: RestApi) {
    this.rest = rest;
  }

  async list(): Promise<Make[]> {
    return (await this.rest.get('/api/v1/companies', decodeMakes)).value;
  }

  /** The models of `make`, whether in capitals or not; all models without it. */
  async models(make = ''): Promise<Model[]> {
    const { value } = await this.rest.get('/api/v1/fetch-vehicle-types', decodeModels);
    const name = make.trim().toLowerCase();
    return name ? value.filter((model) => model.make?.name.toLowerCase() === name) : value;
  }

  async logos(): Promise<Logo[]> {
    return (await this.rest.get('/api/v1/fetch-logos', decodeLogos)).value;
  }
}

function makeFromWire({ _id, brandName }: Company): Make {
  return { id: _id, name: brandName };
}
