import type { Company, VehicleType } from '../brands/brand.ts';
import { idOf } from '../store/idOf.ts';

/** The company of a brand name. */
export function companyOf(brandName: string): Company {
  return { _id: idOf('company', brandName.toLowerCase()), brandName };
}

/** The vehicle type of a brand's model. */
export function vehicleTypeOf(brandName: string, modelName: string): VehicleType {
  const _id = idOf('vehicleType', `${brandName} ${modelName}`.toLowerCase());
  return { _id, modelName, manufacturer: companyOf(brandName) };
}
