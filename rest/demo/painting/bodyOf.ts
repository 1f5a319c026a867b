import type { Car } from '../../cars/car.ts';
import type { Body } from './readLayers.ts';

const bodies = new Map<string, Body>([
  ['sedan', 'sedan'],
  ['suv', 'suv'],
  ['crossover', 'crossover'],
  ['convertible', 'convertible'],
  ['hatchback', 'hatchback'],
  ['sports', 'sports'],
]);

/** Models of the demonstration stock whose shape differs from others of their body type. */
const ownShapes: Partial<Record<Body, Record<string, Body>>> = {
  sedan: {
    'Audi A8': 'limousine',
    'Bentley Flying Spur': 'limousine',
    'BMW 7 Series': 'limousine',
    'Lexus LS': 'limousine',
    'Mercedes S-Class': 'limousine',
    'Rolls-Royce Ghost': 'limousine',
  },
  suv: {
    'Ford Bronco': 'offRoader',
    'Land Rover Defender': 'offRoader',
    'Mercedes G-Class': 'offRoader',
    'Mitsubishi Pajero': 'offRoader',
    'Bentley Bentayga': 'luxurySuv',
    'Land Rover Range Rover': 'luxurySuv',
    'Rolls-Royce Cullinan': 'luxurySuv',
    'Lamborghini Urus': 'suvCoupe',
  },
  crossover: {
    'Audi Q8': 'suvCoupe',
    'Mercedes GLC': 'suvCoupe',
  },
  sports: {
    'Porsche 911': 'rearEngined',
    'Chevrolet Corvette': 'midEngined',
    'Ferrari 458': 'midEngined',
    'Lamborghini Huracán': 'midEngined',
  },
  convertible: {
    'Porsche 911': 'rearEnginedConvertible',
    'Bentley Continental GTC': 'fourSeatConvertible',
    'Ford Mustang': 'fourSeatConvertible',
    'MINI Convertible': 'smallConvertible',
  },
};

/** The bodies of electric cars. */
const electric: Partial<Record<Body, Body>> = { sedan: 'electricSedan', crossover: 'electricCrossover' };

/**
 * The body that is painted for a car, by its body type (such as `Cross Over`), model and fuel; undefined if there is
 * none.
 */
export function bodyOf({
  bodyType,
  manufacturerId,
  vehicleTypeId,
  fuelType,
}: Pick<Car, 'bodyType' | 'manufacturerId' | 'vehicleTypeId' | 'fuelType'>): Body | undefined {
  const body = bodies.get((bodyType ?? '').toLowerCase().replaceAll(' ', ''));
  if (!body) return undefined;
  const ownShape = ownShapes[body]?.[`${manufacturerId?.brandName} ${vehicleTypeId?.modelName}`];
  if (ownShape) return ownShape;
  return (fuelType === 'Electric' && electric[body]) || body;
}

/** Bodies that use the interior of another body. */
const cabins: Partial<Record<Body, Body>> = {
  crossover: 'suv',
  electricCrossover: 'suv',
  offRoader: 'suv',
  luxurySuv: 'suv',
  suvCoupe: 'suv',
  limousine: 'sedan',
  hatchback: 'sedan',
  electricSedan: 'sedan',
  midEngined: 'sports',
  rearEngined: 'sports',
  fourSeatConvertible: 'convertible',
  smallConvertible: 'convertible',
  rearEnginedConvertible: 'convertible',
};

/** The body whose interior is painted for a body: one interior serves several. */
export function cabinOf(body: Body): Body {
  return cabins[body] ?? body;
}
