import type { Store } from '../store/Collection.ts';
import type { Company, Logo, VehicleType } from './brand.ts';

export type BrandStore = ReturnType<typeof brandStore>;

/** Companies, their models and their logos, each in the order of the alphabet. */
export function brandStore(store: Store) {
  const companies = store.collection<Company>('companies');
  const vehicleTypes = store.collection<VehicleType>('vehicleTypes');
  const logos = store.collection<Logo>('logos');
  return {
    async createIndexes() {
      await companies.createIndex({ brandName: 1 });
      await vehicleTypes.createIndex({ 'manufacturer.brandName': 1, modelName: 1 });
    },
    companies: () => companies.find({}, { sort: { brandName: 1 } }).toArray(),
    vehicleTypes: () =>
      vehicleTypes.find({}, { sort: { 'manufacturer.brandName': 1, modelName: 1 } }).toArray(),
    logos: () => logos.find({}, { sort: { brandName: 1 } }).toArray(),

    /** Each adds what it is given, or puts it in the place of what has its id. */
    saveCompany: async (company: Company) =>
      void (await companies.replaceOne({ _id: company._id }, company, { upsert: true })),
    saveVehicleType: async (vehicleType: VehicleType) =>
      void (await vehicleTypes.replaceOne({ _id: vehicleType._id }, vehicleType, { upsert: true })),
    saveLogo: async (logo: Logo) => void (await logos.replaceOne({ _id: logo._id }, logo, { upsert: true })),
  };
}
