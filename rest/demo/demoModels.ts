import type { VehicleType } from '../brands/brand.ts';
import type { Car } from '../cars/car.ts';
import { modelOf } from './makeOf.ts';

/** Models that sellers and borrowers may choose although none is in stock. */
const moreModels: Record<string, string[]> = {
  BMW: ['3 Series', '4 Series', 'X3', 'X6', 'X7', 'M4', 'iX'],
  Audi: ['A3', 'A4', 'A6', 'Q3', 'Q5', 'Q7', 'R8', 'e-tron GT'],
  Bentley: ['Continental GT', 'Mulsanne'],
  GMC: ['Acadia', 'Sierra', 'Terrain', 'Hummer EV'],
  Jaguar: ['XE', 'XJ', 'F-Type', 'E-Pace', 'I-Pace'],
  Mercedes: ['C-Class', 'CLA', 'GLA', 'GLE', 'GLS', 'AMG GT', 'EQS'],
  Ford: ['Explorer', 'Expedition', 'Edge', 'F-150', 'Taurus'],
  Tesla: ['Model S', 'Model X'],
  Nissan: ['Altima', 'Maxima', 'Pathfinder', 'X-Trail', '370Z', 'Z'],
  Mitsubishi: ['ASX', 'Eclipse Cross', 'Montero Sport', 'L200'],
  'Land Rover': ['Discovery', 'Discovery Sport', 'Range Rover Evoque'],
  Chevrolet: ['Camaro', 'Suburban', 'Silverado', 'Traverse', 'Blazer'],
  Dodge: ['Durango', 'Viper'],
  Lamborghini: ['Aventador', 'Gallardo', 'Revuelto'],
  Porsche: ['Cayenne', 'Panamera', 'Taycan', '718 Boxster', '718 Cayman'],
  Toyota: ['Supra', 'Prado', 'Camry'],
  Lexus: ['ES', 'GX', 'IS', 'NX'],
  'Aston Martin': ['DB11', 'DBX'],
};

/** The model of every car of `cars`, and a few more of the brands that people ask for most. */
export function demoModels(cars: Car[]): VehicleType[] {
  const inStock = cars.flatMap(({ manufacturerId, vehicleTypeId }) =>
    manufacturerId && vehicleTypeId ? [modelOf(manufacturerId.brandName, vehicleTypeId.modelName)] : [],
  );
  const others = Object.entries(moreModels).flatMap(([brand, models]) =>
    models.map((model) => modelOf(brand, model)),
  );
  return [...new Map([...inStock, ...others].map((model) => [model._id, model])).values()];
}
