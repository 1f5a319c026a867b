import type { Company, VehicleType } from '../brands/brand.ts';
import { brandStore } from '../brands/brandStore.ts';
import type { Car } from '../cars/car.ts';
import type { Store } from '../store/Collection.ts';
import { stableId } from '../store/stableId.ts';
import { nameKey } from './cells/nameKey.ts';
import type { Row } from './cells/readRow.ts';

export type Catalogue = Awaited<ReturnType<typeof openCatalogue>>;

/** Opens the companies and vehicle types of the store; an import adds new ones to them. */
export async function openCatalogue(store: Store) {
  const brands = brandStore(store);
  const companies = new Map(
    (await brands.companies()).map((company) => [nameKey(company.brandName), company]),
  );
  const vehicleTypes = new Map(
    (await brands.vehicleTypes()).map((type) => [modelKey(type.manufacturer, type.modelName), type]),
  );
  let newCompanies: Company[] = [];
  let newVehicleTypes: VehicleType[] = [];

  function company(brandName: string): Company {
    const known = companies.get(nameKey(brandName));
    if (known) return known;
    const added = { _id: stableId('company', brandName.toLowerCase()), brandName };
    companies.set(nameKey(brandName), added);
    newCompanies.push(added);
    return added;
  }

  function vehicleType(manufacturer: Company, modelName: string): VehicleType {
    const known = vehicleTypes.get(modelKey(manufacturer, modelName));
    if (known) return known;
    const _id = stableId('vehicleType', `${manufacturer.brandName} ${modelName}`.toLowerCase());
    const added = { _id, modelName, manufacturer };
    vehicleTypes.set(modelKey(manufacturer, modelName), added);
    newVehicleTypes.push(added);
    return added;
  }

  return {
    /** The row's make, model and trim as in a car. A model belongs to a make: without a make there is no model. */
    name({
      make,
      model,
      trim,
    }: Pick<Row, 'make' | 'model' | 'trim'>): Pick<Car, 'manufacturerId' | 'vehicleTypeId' | 'trimId'> {
      if (!make) return { manufacturerId: null, vehicleTypeId: null, trimId: null };
      const manufacturer = company(make);
      const type = model ? vehicleType(manufacturer, model) : null;
      const trimKey = [manufacturer.brandName, type?.modelName ?? '', trim].join(' ').toLowerCase();
      return {
        manufacturerId: { _id: manufacturer._id, brandName: manufacturer.brandName },
        vehicleTypeId: type && { _id: type._id, modelName: type.modelName },
        trimId: trim ? { _id: stableId('trim', trimKey), trimName: trim } : null,
      };
    },

    /** Stores the names that are new. */
    async save() {
      await Promise.all(newCompanies.map(brands.addCompany));
      await Promise.all(newVehicleTypes.map(brands.addVehicleType));
      newCompanies = [];
      newVehicleTypes = [];
    },
  };
}

function modelKey(manufacturer: Company, modelName: string): string {
  return `${manufacturer._id} ${nameKey(modelName)}`;
}
