import type { Car } from '../../cars/car.ts';
import type { Body } from './readLayers.ts';

const bodies: Record<string, Body> = {
  sedan: 'sedan',
  suv: 'suv',
  crossover: 'crossover',
  convertible: 'convertible',
  hatchback: 'hatchback',
  sports: 'sports',
};

/** The sports cars of the demonstration stock whose engine is not in front of the driver, and what that makes of their shape. */
const engineElsewhere: Record<string, Body> = {
  'Porsche 911': 'rearEngined',
  'Chevrolet Corvette': 'midEngined',
  'Ferrari 458': 'midEngined',
  'Lamborghini Huracán': 'midEngined',
};

/** The body that is painted for a car, by its body type, such as `Cross Over`, and its model; undefined when there is none. */
export function bodyOf({
  bodyType,
  manufacturerId,
  vehicleTypeId,
}: Pick<Car, 'bodyType' | 'manufacturerId' | 'vehicleTypeId'>): Body | undefined {
  const body = bodies[(bodyType ?? '').toLowerCase().replaceAll(' ', '')];
  if (body !== 'sports') return body;
  return engineElsewhere[`${manufacturerId?.brandName} ${vehicleTypeId?.modelName}`] ?? body;
}

/** Bodies whose interior is that of another. */
const cabins: Partial<Record<Body, Body>> = {
  crossover: 'suv',
  hatchback: 'sedan',
  midEngined: 'sports',
  rearEngined: 'sports',
};

/** The body whose interior is painted for a body: one serves several. */
export function cabinOf(body: Body): Body {
  return cabins[body] ?? body;
}
