import sharp from 'sharp';
import { demoBlogs } from '../demoBlogs.ts';
import { demoCars } from '../demoCars.ts';
import { bodyOf } from './bodyOf.ts';
import { paintArticles } from './paintArticles.ts';
import { paintFirstPictures, paintGalleries } from './paintCars.ts';
import type { PaintShop } from './PaintShop.ts';

/**
 * Paints what the demonstration stock lacks of its pictures; every car has a first one before any has two, those that
 * home shows before the others.
 */
export async function paintPictures(shop: PaintShop) {
  const begunAt = Date.now();
  // No picture is made twice: what sharp would remember of each is only memory.
  sharp.cache(false);
  const cars = demoCars().filter((car) => bodyOf(car.bodyType));
  const ids = cars.map((car) => car._id);
  const featured = cars.filter((car) => car.featured === 'yes').map((car) => car._id);
  shop.say(`Painting the demonstration cars: 0 of ${ids.length}`);
  await paintFirstPictures(shop, featured);
  await paintFirstPictures(shop, ids);
  await paintArticles(
    shop,
    demoBlogs().map((blog) => blog._id),
  );
  await paintGalleries(shop, ids);
  shop.say(`Demonstration cars painted in ${Math.round((Date.now() - begunAt) / 1000)} s`);
}
