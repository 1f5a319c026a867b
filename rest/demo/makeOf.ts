import type { Company, VehicleType } from '../brands/brand.ts';
import { stableId } from '../store/stableId.ts';

/** The make with this name, as the wire has it. */
export function makeOf(brandName: string): Company {
  return { _id: stableId('company', brandName.toLowerCase()), brandName };
}

/** A model of a make, as the wire has it. */
export function modelOf(brandName: string, modelName: string): VehicleType {
  const _id = stableId('vehicleType', `${brandName} ${modelName}`.toLowerCase());
  return { _id, modelName, manufacturer: makeOf(brandName) };
}
