import type { Company, VehicleType } from '../brands/brand.ts';
import { stableId } from '../store/stableId.ts';

/** The company of a brand name. */
export function companyOf(brandName: string): Company {
  return { _id: stableId('company', brandName.toLowerCase()), brandName };
}

/** The vehicle type of a brand's model. */
export function vehicleTypeOf(brandName: string, modelName: string): VehicleType {
  const _id = stableId('vehicleType', `${brandName} ${modelName}`.toLowerCase());
  return { _id, modelName, manufacturer: companyOf(brandName) };
}
