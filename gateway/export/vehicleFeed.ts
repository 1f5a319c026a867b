import { stringify } from 'csv-stringify/sync';
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
export function feedHeader(): string {
  return stringify([Object.keys(columns)]);
}

/** Cars as lines of the feed. A cell that a spreadsheet would read as a formula is turned into text. */
export function feedLines(cars: readonly ExportedCar[]): string {
  const rows = cars.map((car) => Object.values(columns).map((cell) => cell(car)));
  return stringify(rows, { escape_formulas: true });
}

/** HTML as plain text, in one line. */
function textOf(html: string | null): string | null {
  const text = html
    ?.replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
  return text || null;
}

/** The entities that `sanitise` writes. */
const entities: Record<string, string> = {
  ...{ '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&nbsp;': ' ', '&#39;': "'" },
};
