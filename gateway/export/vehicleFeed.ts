import { stringify } from 'csv-stringify/sync';
import { cleanLine } from '../../text/cleanText.ts';
import { plainText } from '../../text/plainText.ts';
import type { CsvDialect } from './csvDialect.ts';
import type { ExportedCar } from './exportedCar.ts';

/** How many pictures of a car Google's feed may have besides the first one. */
const MORE_PICTURES = 10;

const amount = (price: number | null) => (price === null ? '' : `${price} AED`);

/** The columns of Google's vehicle feed for which the stock has data, and how their cells are made. */
const columns: Record<string, (car: ExportedCar) => string | number | null> = {
  id: ({ id }) => id,
  // Blank without a key.
  vin: ({ vin = null }) => vin,
  title: ({ title, year, make, model, trim }) =>
    [year, make?.name, model?.name, trim?.name].filter(Boolean).join(' ') || title,
  description: ({ description }) => textOf(description),
  link: ({ url }) => url,
  image_link: ({ images }) => images[0]?.url ?? null,
  additional_image_link: ({ images }) =>
    images
      .slice(1, 1 + MORE_PICTURES)
      .map(({ url }) => url)
      .join(','),
  condition: () => 'used',
  availability: ({ sold }) => (sold ? 'out_of_stock' : 'in_stock'),
  price: ({ originalPrice, price }) => amount(originalPrice ?? price),
  sale_price: ({ discountedPrice }) => amount(discountedPrice),
  make: ({ make }) => make?.name ?? null,
  model: ({ model }) => model?.name ?? null,
  trim: ({ trim }) => trim?.name ?? null,
  year: ({ year }) => year,
  mileage: ({ mileage }) => (mileage === null ? null : `${mileage} km`),
  color: ({ exteriorColor }) => exteriorColor,
  body_style: ({ bodyType }) => bodyType,
  engine: ({ engine }) => engine,
  transmission: ({ transmission }) => transmission,
  fuel_type: ({ fuelType }) => fuelType,
  date_first_on_lot: ({ listedAt }) => listedAt?.slice(0, 10) ?? null,
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

/** HTML as plain text, in one line. */
function textOf(html: string | null): string | null {
  return (html && cleanLine(plainText(html))) || null;
}
