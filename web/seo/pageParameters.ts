import { buyParameters } from '../cars/filters/buyAddress.ts';
import { paths } from '../paths.ts';

/**
 * Path of a page (or of all pages below one) → the parameters that it reads from its address. The server removes all others, such as those of
 * campaigns, before it looks for a cached page: one page serves all of these addresses.
 */
export const pageParameters: Record<string, readonly string[]> = {
  [paths.home]: ['arrivals'],
  [paths.buy]: buyParameters,
  [`${paths.buy}/*`]: buyParameters,
  [paths.testDrive]: ['page'],
  [paths.testDriveForm()]: ['car'],
  [paths.buyNowForm()]: ['car'],
  [paths.sell]: ['car'],
  [paths.myOffer()]: ['car'],
  [paths.finance()]: ['car', 'down', 'months'],
  [paths.contact()]: ['car', 'wish'],
  [paths.compare]: ['cars'],
  [paths.about]: ['services'],
};
