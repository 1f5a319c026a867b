import type { Car } from '../../cars/car.ts';
import type { Cells } from './Cells.ts';
import { type Field, limits } from '../columns.ts';
import { descriptionHtml, factsHtml } from './description.ts';
import { engineText, fuelText } from './engineText.ts';
import { InvalidCell } from './InvalidCell.ts';
import { readAnswer, readSaleStatus, readYesNo } from './readChoice.ts';
import { readDiscount } from './readDiscount.ts';
import { mileageText, readAmount, readWhole } from './readNumber.ts';
import { specifications } from './specifications.ts';
import { bodyType, color, location, regionalSpecs, transmission } from './spellings.ts';

/**
 * Fields without a reader below: `readRow`, `identityFacts` and the catalogue set ids, names and dates, `importPictures` the
 * pictures, and `carStore` `updatedAt` and `priceHistory`.
 */
type ReadElsewhere =
  | '_id'
  | 'stockNumber'
  | 'vinLastSix'
  | 'images'
  | 'manufacturerId'
  | 'vehicleTypeId'
  | 'trimId'
  | 'createdAt'
  | 'updatedAt'
  | 'priceHistory';

/** Each value of a car, the columns it comes from, and its reader, which gives undefined if they say nothing of the value. */
const readers: {
  [K in keyof Omit<Car, ReadElsewhere>]-?: [
    from: Field[],
    read: (cells: Cells, now: Date) => Car[K] | undefined,
  ];
} = {
  title: [['title'], (cells) => cells.text('title')],
  year: [['year'], (cells, now) => readWhole('year', cells.text('year'), limits.year(now))],
  mileage: [['mileage'], (cells) => readWhole('mileage', mileageText(cells), limits.mileage)],
  door: [['doors'], (cells) => readWhole('doors', cells.text('doors'), limits.doors)],
  keys: [['keys'], (cells) => readWhole('keys', cells.text('keys'), limits.keys)],
  owners: [['owners'], (cells) => readWhole('owners', cells.text('owners'), limits.owners)],
  serviceHistory: [['serviceHistory'], (cells) => readAnswer(cells.text('serviceHistory'))],
  warranty: [['warranty'], (cells) => readAnswer(cells.text('warranty'))],
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
  exteriorColor: [['exteriorColor'], (cells) => color(cells.text('exteriorColor'))],
  engine: [['engine', 'cylinders', 'horsepower'], engineText],
  featured: [['featured'], (cells) => readYesNo('featured', cells.text('featured'))],
  testDrive: [['testDrive'], (cells) => readYesNo('test drive', cells.text('testDrive'))],
  saleStatus: [['status', 'sold'], readSaleStatus],
  specifications: [['features'], specifications],
  description: [
    ['description', 'steering', 'bodyCondition', 'mechanicalCondition'],
    (cells) => {
      const own = cells.text('description');
      return own ? descriptionHtml(own) : factsHtml(cells);
    },
  ],
};

/** Reads every value for which the file has a column; `reasons` tells why values cannot be read. */
export function readFacts(cells: Cells, now: Date): { facts: Partial<Car>; reasons: string[] } {
  const facts: Record<string, unknown> = {};
  const reasons: string[] = [];
  for (const [key, [from, read]] of Object.entries(readers)) {
    if (!from.some((field) => cells.has(field))) continue;
    try {
      const value = read(cells, now);
      if (value !== undefined) facts[key] = value;
    } catch (error) {
      if (!(error instanceof InvalidCell)) throw error;
      reasons.push(error.message);
    }
  }
  // The type of Object.entries loses which reader belongs to which key; `readers` has it.
  return { facts: facts as Partial<Car>, reasons };
}
