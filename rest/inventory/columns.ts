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
  interiorColor:
    'interior color, interior colour, int color, upholstery color, upholstery colour, seat color, اللون الداخلي',
  drive: 'drive, drive type, drivetrain, drive train, driven wheels, wheel drive, نظام الدفع',
  seats: 'seats, no of seats, number of seats, seating capacity, seat count, عدد المقاعد',
  doors: 'doors, door, no of doors, number of doors, عدد الأبواب',
  keys: 'keys, no of keys, number of keys, nr of keys, key count, keys count, total keys, عدد المفاتيح',
  owners: 'owners, no of owners, number of owners, previous owners, owner count, عدد الملاك',
  serviceHistory: 'service history, service record, service, سجل الصيانة',
  warranty: 'warranty, under warranty, الضمان',
  /** Words are accepted too where no other column is the warranty. */
  warrantyUntil:
    'warranty until, warranty expiry, warranty expiry date, warranty end, warranty end date, warranty expires',
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
  steering: 'steering, steering side, جهة المقود',
  inspectedBy: 'inspected by, inspector, inspection by, inspection centre, inspection center',
  inspectedOn: 'inspected on, inspection date, date inspected, date of inspection',
  inspectionReport: 'inspection report, inspection link, inspection report link, inspection report url',
  tyres: 'tyres, tires, tyre brand, tire brand, tyre make, tire make, tyre condition, tire condition',
  tyreTread: 'tyre tread, tire tread, tread, tread depth, tread mm, tyre tread mm, tread depth mm',
  tyreYear: 'tyre year, tire year, year of tyres, tyre date, tire date',
  brakes: 'brakes, brake pads, brake condition, brake life',
  imperfections: 'imperfections, defects, flaws, damage, damages, known faults',
  paintBonnet: 'paint bonnet, paint hood, bonnet paint, hood paint',
  paintRoof: 'paint roof, roof paint',
  paintBoot: 'paint boot, paint trunk, paint tailgate, boot paint, trunk paint, tailgate paint',
  paintFrontLeftWing:
    'paint front left wing, paint left front wing, front left wing paint, paint front left fender, paint left front fender, front left fender paint',
  paintFrontLeftDoor: 'paint front left door, paint left front door, front left door paint',
  paintRearLeftDoor: 'paint rear left door, paint left rear door, rear left door paint',
  paintRearLeftWing:
    'paint rear left wing, paint left rear wing, rear left wing paint, paint rear left fender, paint left rear fender, rear left fender paint, paint rear left quarter, paint left rear quarter, rear left quarter paint',
  paintFrontRightWing:
    'paint front right wing, paint right front wing, front right wing paint, paint front right fender, paint right front fender, front right fender paint',
  paintFrontRightDoor: 'paint front right door, paint right front door, front right door paint',
  paintRearRightDoor: 'paint rear right door, paint right rear door, rear right door paint',
  paintRearRightWing:
    'paint rear right wing, paint right rear wing, rear right wing paint, paint rear right fender, paint right rear fender, rear right fender paint, paint rear right quarter, paint right rear quarter, rear right quarter paint',
  bodyCondition: 'body condition, exterior condition',
  mechanicalCondition: 'mechanical condition',
  /** Further names, and several columns: see `pictureColumns`. */
  images: 'images, photos, pictures, الصور',
  video: 'video, video url, video link, video address, youtube, youtube url, youtube link, vimeo, فيديو',
  /** The address of a viewer, or those of the pictures of a whole turn. */
  spin: '360, 360 view, 360 viewer, 360 url, 360 link, 360 image, 360 images, image 360, images 360, 360 photos, 360 pictures, 360 spin, spin, spin url, عرض 360',
  salesperson:
    'salesperson, sales person, sales executive, sales adviser, sales advisor, sales consultant, مندوب المبيعات',
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
  unit?: 'km' | 'AED' | 'mm' | 'µm' | 'HP';
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
  seats: { min: 1, max: 60 },
  cylinders: { min: 1, max: 16 },
  power: { min: 10, max: 3_000, unit: 'HP' },
  paint: { min: 1, max: 5_000, unit: 'µm' },
  tyreTread: { min: 0, max: 20, unit: 'mm' },
  tyreYear: (now: Date) => ({ min: 1990, max: now.getUTCFullYear() }),
  /** Next year's models are sold this year. */
  year: (now: Date) => ({ min: 1900, max: now.getUTCFullYear() + 1 }),
} satisfies Record<string, Limits | ((now: Date) => Limits)>;

/** A field of a car in a file: the left side of a mapping file. */
export type Field = keyof typeof columnNames;

/**
 * Fields that are not important enough to refuse a row for them: where a cell cannot be read, the row gets a note, and the
 * car keeps what it has. Of several columns with one of them, the first counts.
 */
export const minorFields: ReadonlySet<Field> = new Set<Field>([
  ...([
    'cylinders',
    'horsepower',
    'interiorColor',
    'drive',
    'seats',
    'warrantyUntil',
    'salesperson',
  ] as const),
  ...(['inspectedBy', 'inspectedOn', 'inspectionReport', 'imperfections'] as const),
  ...(['tyres', 'tyreTread', 'tyreYear', 'brakes', 'video', 'spin'] as const),
  ...(['paintBonnet', 'paintRoof', 'paintBoot'] as const),
  ...(['paintFrontLeftWing', 'paintFrontLeftDoor', 'paintRearLeftDoor', 'paintRearLeftWing'] as const),
  ...(['paintFrontRightWing', 'paintFrontRightDoor', 'paintRearRightDoor', 'paintRearRightWing'] as const),
]);

/** Every field, in the order of `columnNames`. */
export const fields = Object.keys(columnNames) as Field[]; // the type of Object.keys loses the keys

/** The name of a field for a sentence: `discounted price`. */
export function fieldInWords(field: Field): string {
  return field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

/** The column in which a file of refused rows says why. */
export const REASON_COLUMN = 'Refused because';

/** Whether a column is that of the reasons, in any spelling: an import ignores it. */
export function isReasonColumn(name: string): boolean {
  return nameKey(name) === nameKey(REASON_COLUMN);
}
