import { waitForPictures } from '../browser/waitForPictures.ts';
import { products } from './products.ts';

/** Runs before the first test in Chromium. */
export default async function setup() {
  await waitForPictures(products.demo.url);
}
