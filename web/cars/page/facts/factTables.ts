import type { CarConditionFragment } from '../../../generated/CarCondition.ts';
import type { CarHistoryFragment } from '../../../generated/CarHistory.ts';
import type { CarSpecificationFragment } from '../../../generated/CarSpecification.ts';
import { inKilometres } from '../../card/inKilometres.ts';
import type { carPageMessages } from '../messages.ts';
import { formatDayOrMonth } from './formatDayOrMonth.ts';

type Text = (typeof carPageMessages)['en'];
/** The messages that are labels. */
type Label = { [Name in keyof Text]: Text[Name] extends string ? Name : never }[keyof Text];
type Value = string | number | null | undefined;

/** The name of a row's label among the messages, and its value, which is undefined until it has arrived. */
export type Row<Car> = readonly [label: Label, value: (car: Partial<Car>, text: Text) => Value];
/** A field that stands in the row of another has none of its own. */
type Rows<Car> = Record<Exclude<keyof Car, 'id'>, Row<Car> | null>;

/** The rows of the specification. */
export const specification = {
  bodyType: ['bodyType', (car) => car.bodyType],
  engine: ['engine', (car) => car.engine],
  cylinders: ['cylinders', (car) => car.cylinders],
  power: ['power', ({ power }, text) => (typeof power === 'number' ? text.horsepower(power) : power)],
  drive: ['drive', ({ drive }, text) => drive && text.driveOf(drive)],
  transmission: ['transmission', (car) => car.transmission],
  fuelType: ['fuelType', (car) => car.fuelType],
  mileage: ['mileage', ({ mileage }) => (typeof mileage === 'number' ? inKilometres(mileage) : mileage)],
  year: ['year', (car) => car.year],
  doors: ['doors', (car) => car.doors],
  seats: ['seats', (car) => car.seats],
  exteriorColor: ['color', (car) => car.exteriorColor],
  interiorColor: ['interiorColor', (car) => car.interiorColor],
  steering: ['steering', (car) => car.steering],
} as const satisfies Rows<CarSpecificationFragment>;

/** The rows of the condition: what a buyer would look at in the yard, and what was told of it. */
export const condition = {
  inspectedBy: [
    'inspection',
    ({ inspectedBy, inspectedOn }, text) => {
      if (inspectedBy === undefined) return undefined;
      const day = inspectedOn ? formatDayOrMonth(inspectedOn) : null;
      return inspectedBy && day ? text.inspected(inspectedBy, day) : (inspectedBy ?? day);
    },
  ],
  inspectedOn: null,
  inspectionReport: null,
  accidentHistory: ['accidentHistory', (car) => car.accidentHistory],
  serviceHistory: ['serviceHistory', (car) => car.serviceHistory],
  owners: ['owners', (car) => car.owners],
  keys: ['keys', (car) => car.keys],
  tyres: [
    'tyres',
    ({ tyres, tyreTread, tyreYear }, text) => {
      const known = [
        tyres,
        typeof tyreTread === 'number' ? text.tread(tyreTread) : null,
        typeof tyreYear === 'number' ? text.tyreYear(tyreYear) : null,
      ].filter((one) => typeof one === 'string');
      if (tyres === undefined) return undefined;
      return known.length > 0 ? text.tyreFacts(known) : null;
    },
  ],
  tyreTread: null,
  tyreYear: null,
  brakes: ['brakes', (car) => car.brakes],
  warranty: [
    'warranty',
    ({ warranty, warrantyUntil }, text) => {
      if (!warrantyUntil) return warranty;
      const day = formatDayOrMonth(warrantyUntil);
      if (!warranty) return text.warrantyUntil(day);
      // The words may say it already.
      return warranty.includes(day.replace('\u00a0', ' ')) ? warranty : text.warrantyWith(warranty, day);
    },
  ],
  warrantyUntil: null,
  regionalSpecs: ['regionalSpecs', (car) => car.regionalSpecs],
  vinLastSix: ['vinLastSix', (car) => car.vinLastSix],
  paintReadings: [
    'paint',
    ({ paintReadings }, text) => {
      if (!paintReadings || paintReadings.length === 0) return paintReadings && null;
      const microns = paintReadings.map((reading) => reading.microns);
      return text.paintBetween(Math.min(...microns), Math.max(...microns), microns.length);
    },
  ],
  imperfections: [
    'imperfections',
    ({ imperfections }, text) =>
      imperfections && (imperfections.map((one) => one.text).join('; ') || text.noImperfections),
  ],
} as const satisfies Rows<CarConditionFragment>;

/** The rows of the papers, and of where the car is. */
export const history = {
  registration: ['registration', (car) => car.registration],
  location: ['location', (car) => car.location],
  stockNumber: ['stockNumber', (car) => car.stockNumber],
} as const satisfies Rows<CarHistoryFragment>;

/** The words of the labels and values of all rows. */
export type FactWords = Text;
