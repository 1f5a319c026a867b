import type { Car } from './car.ts';

/** Brand, model and trim, as far as they are known. */
export function carName(car: Car): string {
  const names = [car.manufacturerId?.brandName, car.vehicleTypeId?.modelName, car.trimId?.trimName];
  return names.filter(Boolean).join(' ') || car.title || 'the car';
}
