import type { Store } from '../store/Collection.ts';
import type { CollectionDefinition } from '../store/CollectionDefinition.ts';
import { insertUnlessThere } from '../store/insertUnlessThere.ts';
import { Company, Logo, VehicleType } from './brand.ts';

const byName = { brandName: 1 } as const;
const byMakeAndName = { 'manufacturer.brandName': 1, modelName: 1 } as const;

/** The collections of makes and models. */
export const brandCollections = [
  { name: 'companies', shape: Company, indexes: [{ keys: byName }] },
  { name: 'vehicleTypes', shape: VehicleType, indexes: [{ keys: byMakeAndName }] },
  { name: 'logos', shape: Logo },
] as const satisfies readonly CollectionDefinition[];

export type BrandStore = ReturnType<typeof brandStore>;

/** Companies, their models and their logos, each in alphabetical order. */
export function brandStore(store: Store) {
  const companies = store.collection<Company>('companies');
  const vehicleTypes = store.collection<VehicleType>('vehicleTypes');
  const logos = store.collection<Logo>('logos');
  return {
    companies: () => companies.find({}, { sort: byName }).toArray(),
    vehicleTypes: () => vehicleTypes.find({}, { sort: byMakeAndName }).toArray(),
    logos: () => logos.find({}, { sort: byName }).toArray(),

    /** Each adds an item; where there is one with its id, that one stays. */
    addCompany: (company: Company) => insertUnlessThere(companies, company),
    addVehicleType: (vehicleType: VehicleType) => insertUnlessThere(vehicleTypes, vehicleType),
    addLogo: (logo: Logo) => insertUnlessThere(logos, logo),
  };
}
