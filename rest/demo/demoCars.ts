import type { Car } from '../cars/car.ts';
import { emptyCar } from '../cars/emptyCar.ts';
import { stableId } from '../store/stableId.ts';
import type { BodyType } from './BodyType.ts';
import { carOf } from './carOf.ts';
import type { CarRow } from './CarRow.ts';
import { convertibles } from './cars/convertibles.ts';
import { crossOvers } from './cars/crossOvers.ts';
import { hatchbacks } from './cars/hatchbacks.ts';
import { sedans } from './cars/sedans.ts';
import { sportsCars } from './cars/sportsCars.ts';
import { suvs } from './cars/suvs.ts';
import { makeOf, modelOf } from './makeOf.ts';

const rows: Record<BodyType, CarRow[]> = {
  Sedan: sedans,
  SUV: suvs,
  'Cross Over': crossOvers,
  Convertible: convertibles,
  HatchBack: hatchbacks,
  Sports: sportsCars,
};

/** A car of which only make and model are known: the site must show such a car too. */
const bareCar: Car = {
  ...emptyCar(stableId('demoCar', 'bare'), '2026-06-24T06:30:00.000Z'),
  manufacturerId: makeOf('Mitsubishi'),
  vehicleTypeId: { _id: modelOf('Mitsubishi', 'Outlander')._id, modelName: 'Outlander' },
};

/** The cars of the demonstration stock, without pictures. */
export function demoCars(): Car[] {
  // The type of Object.keys loses the keys.
  const bodyTypes = Object.keys(rows) as BodyType[];
  return [...bodyTypes.flatMap((bodyType) => rows[bodyType].map((row) => carOf(bodyType, row))), bareCar];
}
