import type { Action } from '../admin/audit/auditLog.ts';
import type { Car } from '../cars/car.ts';
import type { NewCar } from '../cars/changes/carWrites.ts';
import type { StoredCar } from '../cars/storedCar.ts';
import { linesOfImperfections, linesOfPaint } from '../inventory/cells/readCondition.ts';
import { spinText } from '../inventory/cells/readMedia.ts';
import { linesOfSpecifications } from '../inventory/cells/specifications.ts';

/** Values of a car that no person types into a field: `carStore` and imports set them, or they are edited elsewhere. */
type EditedElsewhere = '_id' | 'vinLastSix' | 'images' | 'createdAt' | 'updatedAt' | 'priceHistory';

/** A key of a car whose value a person may enter: what a page shows of a VIN is a part of the stored one. */
export type EditedKey = Exclude<keyof Car, EditedElsewhere> | 'vin';
/** Values of a car by such keys. */
export type Edited = Partial<Pick<StoredCar, EditedKey>>;

/** The field by which a person changes each value of a car (back office, cars), in the order of the record. */
const fieldOf = {
  stockNumber: 'stockNumber',
  vin: 'vin',
  manufacturerId: 'make',
  vehicleTypeId: 'model',
  trimId: 'trim',
  title: 'title',
  year: 'year',
  mileage: 'mileage',
  originalPrice: 'originalPrice',
  discountedPrice: 'discountedPrice',
  monthlyInstallment: 'monthlyInstallment',
  exteriorColor: 'exteriorColor',
  interiorColor: 'interiorColor',
  bodyType: 'bodyType',
  transmission: 'transmission',
  fuelType: 'fuelType',
  engine: 'engine',
  cylinders: 'cylinders',
  power: 'power',
  drive: 'drive',
  seats: 'seats',
  door: 'door',
  keys: 'keys',
  owners: 'owners',
  steering: 'steering',
  regionalSpecs: 'regionalSpecs',
  serviceHistory: 'serviceHistory',
  warranty: 'warranty',
  warrantyUntil: 'warrantyUntil',
  accidentHistory: 'accidentHistory',
  registration: 'registration',
  location: 'location',
  salesperson: 'salesperson',
  inspectedBy: 'inspectedBy',
  inspectedOn: 'inspectedOn',
  inspectionReport: 'inspectionReport',
  tyres: 'tyres',
  tyreTread: 'tyreTread',
  tyreYear: 'tyreYear',
  brakes: 'brakes',
  paintReadings: 'paintReadings',
  imperfections: 'imperfections',
  specifications: 'specifications',
  description: 'description',
  video: 'video',
  spin: 'spin',
  saleStatus: 'saleStatus',
  featured: 'featured',
  testDrive: 'testDrive',
} as const satisfies Record<EditedKey, string>;

/** A field of a car that a person may change. */
export type StockField = (typeof fieldOf)[EditedKey];

/** Every field with the key of its value in a car, in the order of the record. */
// The type of Object.entries loses the keys.
export const stockFields = (Object.entries(fieldOf) as [EditedKey, StockField][]).map(([key, field]) => ({
  key,
  field,
}));

/** The key of a car by the name of its field. */
export const keyOf: ReadonlyMap<StockField, EditedKey> = new Map(
  stockFields.map(({ key, field }) => [field, key]),
);

/** What identifies a car to files: it is entered once, before the car is published for the first time. */
export const identifyingFields: ReadonlySet<StockField> = new Set<StockField>(['stockNumber', 'vin']);

/** Values that are one of a few words; a car that says none of the others is the last. */
const words = new Map<EditedKey, readonly string[]>([
  ['saleStatus', ['sold', 'reserved', 'available']],
  ['featured', ['yes', 'no']],
  ['testDrive', ['yes', 'no']],
]);

/** The values that are no text, no number and no name, as people type them. */
const written: { [K in EditedKey]?: (value: NonNullable<Edited[K]>) => string } = {
  specifications: linesOfSpecifications,
  paintReadings: linesOfPaint,
  imperfections: linesOfImperfections,
  spin: spinText,
};
// The type of Object.entries loses which value belongs to which key.
const writers = new Map(Object.entries(written) as [EditedKey, (value: unknown) => string][]);

/**
 * A value as a person types it; '' if there is none. Of make, model and trim, that is the name; of lists, such as the
 * specifications, a line for each.
 */
export function textOf(key: EditedKey, value: unknown): string {
  const known = words.get(key);
  if (known) return known.find((word) => word === value) ?? known.at(-1) ?? '';
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (typeof value !== 'object' || value === null) return '';
  const write = writers.get(key);
  if (write) return write(value);
  // Of the values of the other keys, only make, model and trim are objects.
  const named = value as { brandName?: string; modelName?: string; trimName?: string };
  return named.brandName ?? named.modelName ?? named.trimName ?? '';
}

/** A text as it is compared: browsers have their own line ends, and an end of nothing but space says nothing. */
export function comparable(text: string): string {
  return text.replace(/\r\n?/g, '\n').trim();
}

/** The most characters of a value that the audit log has. */
const LOGGED = 500;

/** The fields that an edit has changed, or confirmed where the file differed, with their texts, for the audit log. */
export function changedFields(before: NewCar, edited: Edited): Action['fields'] {
  const overrides = new Map(Object.entries(before.overrides ?? {}));
  return stockFields.flatMap(({ key, field }) => {
    if (!Object.hasOwn(edited, key)) return [];
    const [old, text] = [textOf(key, before[key]), textOf(key, edited[key])];
    if (old === text && !overrides.get(key)?.differs) return [];
    return [{ name: field, before: logged(old), after: logged(text) }];
  });
}

function logged(text: string): string | null {
  return (text.length > LOGGED ? `${text.slice(0, LOGGED)}…` : text) || null;
}
