import { stringify } from 'csv-stringify/sync';
import type { CsvDialect } from './csvDialect.ts';
import type { ExportedCar } from './exportedCar.ts';
import { inAed, listedOn, morePictures, nameOf, textOf } from './feedValues.ts';

const amount = (price: number | null) => (price === null ? null : inAed(price));

/**
 * The columns of Google's vehicle feed for which the stock has data, and others that its importers and our own import
 * understand, and how their cells are made.
 */
const columns: Record<string, (car: ExportedCar) => string | number | null> = {
  id: ({ id }) => id,
  // Blank without a key.
  vin: ({ vin = null }) => vin,
  title: (car) => nameOf(car) || car.title,
  description: textOf,
  link: ({ url }) => url,
  image_link: ({ images }) => images[0]?.url ?? null,
  additional_image_link: morePictures,
  condition: () => 'used',
  availability: ({ status }) => (status === 'AVAILABLE' ? 'in_stock' : 'out_of_stock'),
  price: ({ originalPrice, price }) => amount(originalPrice ?? price),
  sale_price: ({ discountedPrice }) => amount(discountedPrice),
  make: ({ make }) => make?.name ?? null,
  model: ({ model }) => model?.name ?? null,
  trim: ({ trim }) => trim?.name ?? null,
  year: ({ year }) => year,
  mileage: ({ mileage }) => (mileage === null ? null : `${mileage} km`),
  color: ({ exteriorColor }) => exteriorColor,
  interior_color: ({ interiorColor }) => interiorColor,
  body_style: ({ bodyType }) => bodyType,
  engine: ({ engine }) => engine,
  transmission: ({ transmission }) => transmission,
  fuel_type: ({ fuelType }) => fuelType,
  // Not of Google's feed: other columns are ignored there, and an import of this file reads them.
  video: ({ video }) => video?.url ?? null,
  spin: ({ spin }) => spin && (spin.url ?? spin.images.map(({ url }) => url).join(',')),
  drivetrain: ({ drive }) => drive,
  cylinders: ({ cylinders }) => cylinders,
  horsepower: ({ power }) => power,
  seats: ({ seats }) => seats,
  steering: ({ steering }) => steering,
  salesperson: ({ salesperson }) => salesperson,
  date_first_on_lot: listedOn,
};

/** The first line of the feed: the names of the columns. */
export function feedHeader({ start, options }: CsvDialect): string {
  return start + stringify([Object.keys(columns)], options);
}

/** Cars as lines of the feed. */
export function feedLines(cars: readonly ExportedCar[], { options }: CsvDialect): string {
  const rows = cars.map((car) => Object.values(columns).map((cell) => cell(car)));
  return stringify(rows, options);
}
