import { blogStore } from '../blogs/blogStore.ts';
import type { Logo } from '../brands/brand.ts';
import { brandStore } from '../brands/brandStore.ts';
import type { Car } from '../cars/car.ts';
import { carStore } from '../cars/carStore.ts';
import { openCatalogue } from '../inventory/catalogue.ts';
import { importInventory } from '../inventory/importInventory.ts';
import type { PhotoStore } from '../photos/photoStore.ts';
import type { Store } from '../store/Collection.ts';
import { stableId } from '../store/stableId.ts';
import { demoBlogs } from './demoBlogs.ts';
import { demoCars } from './demoCars.ts';
import { drawLogo } from './logoDrawings.ts';
import { moreModels } from './moreModels.ts';

/** The newest car of the file was listed before this; the import refuses days that are still to come. */
const LISTED_BEFORE = Date.parse('2026-11-19');

/** What three of the cars cost before, by their ids. No file has former prices: the store remembers those that it had. */
const formerPrices = new Map<string, Car['priceHistory']>([
  ['0745a49443ef4c0d584755b0', [{ price: 229_000, until: '2026-10-20T06:30:00.000Z' }]],
  ['4aa8af36b21288f0f00ef536', [{ price: 189_000, until: '2026-11-02T06:30:00.000Z' }]],
  ['52ab3ec9a0bf5afd409411ab', [{ price: 245_000, until: '2026-11-10T06:30:00.000Z' }]],
]);

/** Saves the whole demonstration stock. Every id is fixed, so that another run completes an interrupted one. */
export async function makeStock(store: Store, photos: PhotoStore) {
  const now = new Date(Math.max(Date.now(), LISTED_BEFORE));
  const { rows } = await importInventory({ text: await demoCars(), store, seed: true, now });
  await carStore(store).change([...formerPrices.keys()], ({ id, listed }) => {
    return listed && { ...listed, priceHistory: formerPrices.get(id) };
  });

  const catalogue = await openCatalogue(store);
  for (const [make, models] of Object.entries(moreModels)) {
    for (const model of models) catalogue.name({ make, model, trim: null });
  }
  await catalogue.save();

  const brands = brandStore(store);
  const companies = await brands.companies();
  for (const { brandName } of companies) await brands.addLogo(await makeLogo(photos, brandName));
  const articles = demoBlogs();
  await Promise.all(articles.map(blogStore(store).add));
  return { cars: rows, companies: companies.length, articles: articles.length };
}

/** Draws and stores the logo of a make. */
async function makeLogo(photos: PhotoStore, brandName: string): Promise<Logo> {
  const name = `logo-${brandName.toLowerCase().replaceAll(' ', '-')}.svg`;
  await photos.put(name, Buffer.from(drawLogo(brandName)));
  return { _id: stableId('logo', brandName.toLowerCase()), brandName, logo: { path: `photos/${name}` } };
}
