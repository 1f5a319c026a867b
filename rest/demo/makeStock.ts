import { blogStore } from '../blogs/blogStore.ts';
import { brandStore } from '../brands/brandStore.ts';
import { carStore } from '../cars/carStore.ts';
import type { PhotoStore } from '../photos/photoStore.ts';
import type { Store } from '../store/Collection.ts';
import { makeOf } from './makeOf.ts';
import { demoBlogs } from './demoBlogs.ts';
import { demoCars } from './demoCars.ts';
import { demoModels } from './demoModels.ts';
import { makeLogos } from './makeLogos.ts';

/** Saves the whole demonstration stock. Every id is fixed, so that another run completes an interrupted one. */
export async function makeStock(store: Store, photos: PhotoStore) {
  const cars = demoCars();
  const models = demoModels(cars);
  const brandNames = [...new Set(models.map(({ manufacturer }) => manufacturer.brandName))];
  const logos = await makeLogos(photos, brandNames);
  const articles = demoBlogs();

  const brands = brandStore(store);
  await Promise.all(brandNames.map((brandName) => brands.saveCompany(makeOf(brandName))));
  await Promise.all(models.map(brands.saveVehicleType));
  await Promise.all(logos.map(brands.saveLogo));
  await Promise.all(articles.map(blogStore(store).save));
  await Promise.all(cars.map(carStore(store).save));
  return { cars: cars.length, companies: brandNames.length, articles: articles.length };
}
