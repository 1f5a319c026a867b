import type { CarsApi } from '../apis/CarsApi.ts';
import type { Bounds } from '../generated/schemaTypes.ts';
import type { SiteMetadata } from './SiteMetadata.ts';

type Range = SiteMetadata['budgets'][number]['price'];

/**
 * The paths of the lists that search engines shall know: of makes, models, body types and budgets that have a car for sale.
 * Throws `UpstreamFailure` when the origin gives no usable answer.
 */
export async function listPages(cars: CarsApi, site: SiteMetadata): Promise<string[]> {
  const forSale = { availableNow: true };
  const stock = await cars.facets(forSale);
  const hasCars = async (price: Range) =>
    isWithin(stock.price, price) ?? (await cars.part({ filter: { ...forSale, price } }, 0, 1)).total > 0;
  const known = await Promise.all(
    site.budgets.map(async ({ path, price }) => ((await hasCars(price)) ? [path] : [])),
  );
  return [...site.lists(stock), ...known.flat()];
}

/** Whether a price lies within a range; undefined where the lowest and the highest of all do not tell. */
function isWithin(
  { min: lowest, max: highest }: Bounds,
  { min = 0, max = Infinity }: Range,
): boolean | undefined {
  if (typeof lowest !== 'number' || typeof highest !== 'number') return false;
  if (lowest > max || highest < min) return false;
  return lowest >= min || highest <= max ? true : undefined;
}
