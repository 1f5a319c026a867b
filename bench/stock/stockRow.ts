import { carModels } from './carModels.ts';
import { description } from './descriptions.ts';
import { arabicHeadlines, colors, features, headlines, locations, markets } from './phrases.ts';
import { Random } from './Random.ts';

/** The column names of a generated file, which `dist/import.js` understands without a mapping. */
export const stockColumns = [
  ...['Stock No', 'Make', 'Model', 'Trim', 'Year', 'Price', 'Discounted Price', 'Monthly Instalment'],
  ...['Mileage', 'Body Type', 'Transmission', 'Fuel Type', 'Engine', 'Colour', 'Doors', 'Title'],
  ...[
    'Description',
    'Features',
    'Featured',
    'Test Drive',
    'Status',
    'Date Listed',
    'Regional Specs',
    'Location',
  ],
] as const;

/** Only the first cars can be featured or test-driven: a dealer's home page does not grow with the stock. */
const SHOWCASE = 500;
/** Days on which cars were listed: before every run of the benchmark. */
const LISTED_FROM = Date.UTC(2023, 0, 1);
const LISTED_DAYS = 3 * 365;
const NEWEST_YEAR = 2025;

/**
 * The cells of car `number` (from 0) of the generated stock, in the order of `stockColumns`; '' where the dealer
 * has left something out. The same number is the same car in a stock of any size.
 */
export function stockRow(number: number): string[] {
  const random = new Random(number);
  const { make, model, bodyType, priceNew, doors, engines, trims } = random.pickWeighted(carModels);
  const unless = (share: number, cell: string) => (random.chance(share) ? '' : cell);
  const trim = random.pick(trims);
  const engine = random.pick(engines);
  const age = Math.min(15, Math.floor(random.next() ** 1.7 * 13));
  const mileage = Math.max(40, Math.round((age + 0.4) * 15_000 * (1 + random.spread() * 0.35)));
  const price = Math.round(priceNew * 0.87 ** age * (1 + random.spread() * 0.1)) * 1_000;
  const discount = random.chance(0.2) ? Math.round(price * (0.88 + random.next() * 0.1)) : undefined;
  const asked = discount ?? price;
  const listed = new Date(LISTED_FROM + random.whole(0, LISTED_DAYS * 24 * 60 - 1) * 60_000);
  const showcase = number < SHOWCASE;
  const status = random.next();
  const known = !random.chance(0.02); // Else: price on request.
  return [
    `S${String(number).padStart(6, '0')}`,
    make,
    model,
    unless(0.12, trim),
    String(NEWEST_YEAR - age),
    known ? String(price) : 'Call for price',
    known && discount ? String(discount) : '',
    known ? unless(0.1, String(Math.round((asked * 0.8) / 60))) : '',
    unless(0.02, String(mileage)),
    unless(0.01, bodyType),
    unless(0.03, model === '911' && random.chance(0.3) ? 'Manual' : 'Automatic'),
    unless(
      0.03,
      engine.startsWith('Electric') ? 'Electric' : engine.includes('hybrid') ? 'Hybrid' : 'Petrol',
    ),
    unless(0.06, engine),
    unless(0.05, random.pick(colors)),
    unless(0.04, String(doors)),
    unless(0.03, headline(random, `${make} ${model}`, trim)),
    unless(0.07, description(random)),
    unless(0.05, random.some(features, random.whole(6, 22)).join('; ')),
    showcase && random.chance(0.04) ? 'yes' : 'no',
    showcase && random.chance(0.06) ? 'yes' : 'no',
    status < 0.1 ? 'sold' : status < 0.16 ? 'reserved' : 'available',
    listed.toISOString(),
    unless(0.2, random.pick(markets)),
    unless(0.1, random.pick(locations)),
  ];
}

function headline(random: Random, car: string, trim: string): string {
  return random
    .pick(random.chance(0.125) ? arabicHeadlines : headlines)
    .replace('{car}', car)
    .replace('{trim}', trim);
}
