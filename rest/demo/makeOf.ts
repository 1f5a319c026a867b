import type { Company, VehicleType } from '../brands/brand.ts';
import { stableId } from '../store/stableId.ts';

/** The make with this name, in its wire shape. */
export function makeOf(brandName: string): Company {
  return { _id: stableId('company', brandName.toLowerCase()), brandName };
}

/** A model of a make, in its wire shape. */
export function modelOf(brandName: string, modelName: string): VehicleType {
  const _id = stableId('vehicleType', `${brandName} ${modelName}`.toLowerCase());
  return { _id, modelName, manufacturer: makeOf(brandName) };
}
