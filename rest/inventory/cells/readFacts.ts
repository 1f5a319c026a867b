import type { Car } from '../../cars/car.ts';
import type { Cells } from './Cells.ts';
import type { CellFault } from './CellFault.ts';
import { type Field, limits, minorFields } from '../columns.ts';
import { descriptionHtml, factsHtml } from './description.ts';
import { readCylinders, readPower } from './engineNumbers.ts';
import { engineText, fuelText } from './engineText.ts';
import { InvalidCell } from './InvalidCell.ts';
import { readAnswer, readSaleStatus, readYesNo } from './readChoice.ts';
import { paintFields, readBrakes, readImperfections, readPaint, readReport } from './readCondition.ts';
import { readPastDay, readWarrantyUntil, warrantyText } from './readDay.ts';
import { readDiscount } from './readDiscount.ts';
import { mileageText, readAmount, readDecimal, readWhole } from './readNumber.ts';
import { readSeats, readTyreYear } from './readCount.ts';
import { specifications } from './specifications.ts';
import { bodyType, color, drive, location, regionalSpecs, steering, transmission } from './spellings.ts';

/**
 * Fields without a reader below: `readRow`, `identityFacts` and the catalogue set ids, names and dates, `readMedia` the video and
 * the turn, `importPictures` the pictures, and `carStore` `updatedAt` and `priceHistory`.
 */
type ReadElsewhere =
  | '_id'
  | 'stockNumber'
  | 'vinLastSix'
  | 'images'
  | 'video'
  | 'spin'
  | 'manufacturerId'
  | 'vehicleTypeId'
  | 'trimId'
  | 'createdAt'
  | 'updatedAt'
  | 'priceHistory';

/**
 * Each value of a car, the columns it comes from, and its reader, which gives undefined if they say nothing of the value.
 * A reader throws `InvalidCell`, or tells `note` of a part that it leaves out.
 */
export const readers: {
  [K in keyof Omit<Car, ReadElsewhere>]-?: [
    from: Field[],
    read: (cells: Cells, now: Date, note: (sentence: string) => void) => Car[K] | undefined,
  ];
} = {
  title: [['title'], (cells) => cells.text('title')],
  year: [['year'], (cells, now) => readWhole('year', cells.text('year'), limits.year(now))],
  mileage: [['mileage'], (cells) => readWhole('mileage', mileageText(cells), limits.mileage)],
  door: [['doors'], (cells) => readWhole('doors', cells.text('doors'), limits.doors)],
  keys: [['keys'], (cells) => readWhole('keys', cells.text('keys'), limits.keys)],
  owners: [['owners'], (cells) => readWhole('owners', cells.text('owners'), limits.owners)],
  serviceHistory: [['serviceHistory'], (cells) => readAnswer(cells.text('serviceHistory'))],
  warranty: [['warranty', 'warrantyUntil'], warrantyText],
  warrantyUntil: [['warrantyUntil'], readWarrantyUntil],
  accidentHistory: [['accidentHistory'], (cells) => readAnswer(cells.text('accidentHistory'))],
  registration: [['registration'], (cells) => readAnswer(cells.text('registration'))],
  originalPrice: [['price'], (cells) => readAmount('price', cells.text('price'), limits.price)],
  discountedPrice: [['discountedPrice'], readDiscount],
  monthlyInstallment: [
    ['monthlyInstallment'],
    (cells) => readAmount('monthly installment', cells.text('monthlyInstallment'), limits.monthlyInstallment),
  ],
  bodyType: [['bodyType'], (cells) => bodyType(cells.text('bodyType'))],
  transmission: [['transmission'], (cells) => transmission(cells.text('transmission'))],
  fuelType: [['fuelType', 'engine'], fuelText],
  regionalSpecs: [['regionalSpecs'], (cells) => regionalSpecs(cells.text('regionalSpecs'))],
  location: [['location'], (cells) => location(cells.text('location'))],
  salesperson: [['salesperson'], (cells) => readAnswer(cells.text('salesperson'))],
  exteriorColor: [['exteriorColor'], (cells) => color(cells.text('exteriorColor'))],
  interiorColor: [['interiorColor'], (cells) => color(cells.text('interiorColor'))],
  engine: [['engine', 'cylinders', 'horsepower'], engineText],
  cylinders: [['cylinders'], readCylinders],
  power: [['horsepower'], readPower],
  drive: [['drive'], (cells) => drive(cells.text('drive'))],
  seats: [['seats'], (cells) => readSeats(cells.text('seats'))],
  steering: [['steering'], (cells) => steering(cells.text('steering'))],
  inspectedBy: [['inspectedBy'], (cells) => readAnswer(cells.text('inspectedBy'))],
  inspectedOn: [
    ['inspectedOn'],
    (cells, now) => readPastDay('inspection date', cells.text('inspectedOn'), now),
  ],
  inspectionReport: [['inspectionReport'], (cells) => readReport(cells.text('inspectionReport'))],
  paintReadings: [paintFields, (cells, _now, note) => readPaint(cells, note)],
  tyres: [['tyres'], (cells) => readAnswer(cells.text('tyres'))],
  tyreTread: [['tyreTread'], (cells) => readDecimal('tyre tread', cells.text('tyreTread'), limits.tyreTread)],
  tyreYear: [['tyreYear'], (cells, now) => readTyreYear(cells.text('tyreYear'), now)],
  brakes: [['brakes'], (cells) => readBrakes(cells.text('brakes'))],
  imperfections: [['imperfections'], readImperfections],
  featured: [['featured'], (cells) => readYesNo('featured', cells.text('featured'))],
  testDrive: [['testDrive'], (cells) => readYesNo('test drive', cells.text('testDrive'))],
  saleStatus: [['status', 'sold'], readSaleStatus],
  specifications: [['features'], specifications],
  description: [
    ['description', 'bodyCondition', 'mechanicalCondition'],
    (cells) => {
      const own = cells.text('description');
      return own ? descriptionHtml(own) : factsHtml(cells);
    },
  ],
};

const readerList = Object.entries(readers);

interface Facts {
  facts: Partial<Car>;
  /** Why the row is refused. */
  faults: CellFault[];
  /** What cannot be read, but is not important enough to refuse the row. */
  notes: string[];
}

/** Reads every value for which the file has a column that can be read. */
export function readFacts(cells: Cells, now: Date): Facts {
  const facts: Record<string, unknown> = {};
  const faults: CellFault[] = [];
  const notes = [...cells.faults.values()];
  for (const [key, [from, read]] of readerList) {
    if (!from.some((field) => cells.has(field) && !cells.faults.has(field))) continue;
    try {
      const value = read(cells, now, (sentence) => notes.push(sentence));
      if (value !== undefined) facts[key] = value;
    } catch (error) {
      if (!(error instanceof InvalidCell)) throw error;
      const [field = null] = from;
      if (from.every((each) => minorFields.has(each))) notes.push(error.message);
      else faults.push({ field, reason: error.message });
    }
  }
  // The type of Object.entries loses which reader belongs to which key; `readers` has it.
  return { facts: facts as Partial<Car>, faults, notes };
}
