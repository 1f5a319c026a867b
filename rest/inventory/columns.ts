import { nameKey } from './cells/nameKey.ts';

/**
 * Each field of a car in a file → the accepted names of its column, compared without case, spaces and punctuation. A
 * column with any other name needs the mapping file: its meaning is never guessed.
 */
export const columnNames = {
  stockNumber: 'stock number, stock no, stock id, stock, sku, ref, ref no, reference, رقم المخزون',
  vin: 'vin, vin no, vin number, vin code, vehicle identification number, chassis, chassis no, chassis number, رقم الشاصي, رقم الشاسيه, رقم الهيكل, رقم القاعدة',
  make: 'make, car make, brand, brand name, manufacturer, company, الماركة, الشركة المصنعة',
  model: 'model, model name, car model, vehicle type, الطراز',
  trim: 'trim, trim name, trim level, variant, version, grade, الفئة',
  year: 'year, model year, year built, year of manufacture, manufacture year, سنة الصنع',
  price: 'price, price aed, aed, asking price, original price, selling price, list price, السعر',
  discountedPrice:
    'discounted price, discount price, price after discount, sale price, special price, offer price',
  monthlyInstallment: 'monthly installment, monthly instalment, installment, instalment, emi, القسط الشهري',
  mileage:
    'mileage, mileage km, km, kms, kilometers, kilometres, odometer, odometer km, الممشى, عدد الكيلومترات',
  mileageUnit: 'mileage unit, odometer unit',
  bodyType: 'body type, body, body style, نوع الهيكل',
  transmission: 'transmission, transmission type, gearbox, gear, ناقل الحركة',
  fuelType: 'fuel type, fuel, نوع الوقود',
  engine: 'engine, engine size, engine type, المحرك',
  cylinders: 'cylinders, cylinder, cyl, no of cylinders, number of cylinders, عدد الأسطوانات',
  horsepower: 'horsepower, hp, bhp, power, قوة المحرك',
  exteriorColor:
    'exterior color, exterior colour, ext color, color, colour, body color, اللون, اللون الخارجي',
  doors: 'doors, door, no of doors, number of doors, عدد الأبواب',
  keys: 'keys, no of keys, number of keys, nr of keys, key count, keys count, total keys, عدد المفاتيح',
  owners: 'owners, no of owners, number of owners, previous owners, owner count, عدد الملاك',
  serviceHistory: 'service history, service record, service, سجل الصيانة',
  warranty: 'warranty, warranty until, warranty expiry, under warranty, الضمان',
  accidentHistory: 'accident history, accidents, accident, سجل الحوادث',
  registration: 'registration, registered until, registration expiry, mulkiya, الملكية',
  title: 'title, headline, ad title, listing title, عنوان الإعلان',
  description: 'description, details, comments, seller notes, الوصف',
  features: 'features, options, equipment, specifications, extras, المواصفات',
  featured: 'featured, is featured',
  testDrive: 'test drive, test drive available, offers test drive',
  status: 'status, sale status, availability',
  sold: 'sold, is sold',
  listedOn:
    'date posted, posted, date listed, listed, listed on, listing date, date added, created at, تاريخ الإعلان',
  regionalSpecs: 'regional specs, regional specifications, specs, origin, المواصفات الإقليمية',
  steering: 'steering, steering side',
  bodyCondition: 'body condition, exterior condition',
  mechanicalCondition: 'mechanical condition',
  /** Further names, and several columns: see `pictureColumns`. */
  images: 'images, photos, pictures, الصور',
  location: 'location, city, emirate, branch, showroom, الموقع, المدينة',
};

/**
 * Further names, which the vehicle feeds of Google and Meta use (support.google.com/merchants/answer/11192663,
 * developers.facebook.com/docs/marketing-api/auto-ads/reference). They count where no column has a name from above: a
 * dealer's own sheet may have both, and then these mean something else.
 */
export const feedNames: Partial<Record<Field, string>> = {
  stockNumber: 'vehicle id, auto listing id',
  mileage: 'mileage value',
  features: 'vehicle option, vehicle options',
  listedOn: 'date first on lot, date in stock',
};

/** The smallest and the largest accepted value. */
export interface Limits {
  min: number;
  max: number;
  unit?: 'km' | 'AED';
}

/**
 * The accepted values of a car for sale. A value outside is a typing error that only the dealer can correct: its row is
 * refused, and the value is never changed.
 */
export const limits = {
  mileage: { min: 0, max: 1_500_000, unit: 'km' },
  price: { min: 500, max: 100_000_000, unit: 'AED' },
  monthlyInstallment: { min: 50, max: 1_000_000, unit: 'AED' },
  doors: { min: 1, max: 7 },
  owners: { min: 0, max: 20 },
  keys: { min: 0, max: 9 },
  /** Next year's models are sold this year. */
  year: (now: Date) => ({ min: 1900, max: now.getUTCFullYear() + 1 }),
} satisfies Record<string, Limits | ((now: Date) => Limits)>;

/** A field of a car in a file: the left side of a mapping file. */
export type Field = keyof typeof columnNames;

/** Every field, in the order of `columnNames`. */
export const fields = Object.keys(columnNames) as Field[]; // the type of Object.keys loses the keys

/** The column in which a file of refused rows says why. */
export const REASON_COLUMN = 'Refused because';

/** Whether a column is that of the reasons, in any spelling: an import ignores it. */
export function isReasonColumn(name: string): boolean {
  return nameKey(name) === nameKey(REASON_COLUMN);
}
