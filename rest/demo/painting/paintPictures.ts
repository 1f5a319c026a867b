import sharp from 'sharp';
import { carStore } from '../../cars/carStore.ts';
import { demoBlogs } from '../demoBlogs.ts';
import { demoCarIds } from '../demoCars.ts';
import type { SeedContext } from '../SeedContext.ts';
import { bodyOf } from './bodyOf.ts';
import { paintArticles } from './paintArticles.ts';
import { paintFirstPictures, paintGalleries } from './paintCars.ts';
import { photographOffers } from './photographOffers.ts';

/**
 * Paints the missing pictures of the demonstration stock. Every car gets its first picture before any gets a second one;
 * the cars on the home page come first.
 */
export async function paintPictures(context: SeedContext) {
  const begunAt = Date.now();
  // No picture is made twice, so sharp's cache would only take memory.
  sharp.cache(false);
  const cars = (await carStore(context.store).byIds(await demoCarIds())).filter(bodyOf);
  const ids = cars.map((car) => car._id);
  const featured = cars.filter((car) => car.featured === 'yes').map((car) => car._id);
  context.log(`Painting the demonstration cars: 0 of ${ids.length}`);
  await paintFirstPictures(context, featured);
  await paintFirstPictures(context, ids);
  await paintArticles(
    context,
    demoBlogs().map((blog) => blog._id),
  );
  await paintGalleries(context, ids);
  const painted = await carStore(context.store).byIds(ids);
  await photographOffers(
    context,
    painted.filter((car) => bodyOf(car) === 'suv'),
  );
  context.log(`Demonstration cars painted in ${Math.round((Date.now() - begunAt) / 1000)} s`);
}
