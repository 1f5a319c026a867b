import type { CarHistoryFragment } from '../../../generated/CarHistory.ts';
import type { CarSpecificationFragment } from '../../../generated/CarSpecification.ts';
import { inKilometres } from '../../card/formats.ts';
import type { carPageMessages } from '../messages.ts';

/** The name of a row's label among the messages, and its value, which is undefined until it has arrived. */
type Row<Car> = readonly [
  label: keyof (typeof carPageMessages)['en'],
  value: (car: Partial<Car>) => string | number | null | undefined,
];
type Rows<Car> = Record<Exclude<keyof Car, 'id'>, Row<Car>>;

/** The rows of the specification. */
export const specification = {
  bodyType: ['bodyType', (car) => car.bodyType],
  engine: ['engine', (car) => car.engine],
  transmission: ['transmission', (car) => car.transmission],
  fuelType: ['fuelType', (car) => car.fuelType],
  mileage: ['mileage', ({ mileage }) => (typeof mileage === 'number' ? inKilometres(mileage) : mileage)],
  year: ['year', (car) => car.year],
  doors: ['doors', (car) => car.doors],
  exteriorColor: ['color', (car) => car.exteriorColor],
} as const satisfies Rows<CarSpecificationFragment>;

/** The rows of what a buyer asks next: the car's owners, its service and its papers. */
export const history = {
  owners: ['owners', (car) => car.owners],
  serviceHistory: ['serviceHistory', (car) => car.serviceHistory],
  accidentHistory: ['accidentHistory', (car) => car.accidentHistory],
  warranty: ['warranty', (car) => car.warranty],
  registration: ['registration', (car) => car.registration],
  keys: ['keys', (car) => car.keys],
  regionalSpecs: ['regionalSpecs', (car) => car.regionalSpecs],
  location: ['location', (car) => car.location],
  stockNumber: ['stockNumber', (car) => car.stockNumber],
  vinLastSix: ['vinLastSix', (car) => car.vinLastSix],
} as const satisfies Rows<CarHistoryFragment>;

/** The labels of all rows. */
export type FactLabels = Record<
  (typeof specification)[keyof typeof specification][0] | (typeof history)[keyof typeof history][0],
  string
>;
