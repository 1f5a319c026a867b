import { paths } from './paths.ts';

/**
 * The parameters of its address that each page reads, by its path. A page is rendered without any other one, such as those
 * that campaigns add, so that it is rendered once for all of them.
 */
export const pageParameters: Record<string, readonly string[]> = {
  [paths.home]: ['arrivals'],
  [paths.buy]: [
    ...['company', 'model', 'body', 'available', 'q', 'sort', 'page'],
    ...['priceMin', 'priceMax'],
    ...['mileageMin', 'mileageMax', 'yearMin', 'yearMax', 'installmentMin', 'installmentMax'],
  ],
  [paths.testDrive]: ['page'],
  [paths.testDriveForm()]: ['car'],
  [paths.buyNowForm()]: ['car'],
  [paths.finance()]: ['car', 'down', 'months'],
  [paths.contact()]: ['car'],
  [paths.compare]: ['cars'],
  [paths.about]: ['services'],
};
