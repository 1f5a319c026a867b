import { descriptionOf, inAed, listedOn, morePictures, nameOf } from '../export/feedValues.ts';
import type { FeedDealer } from './FeedDealer.ts';
import type { VehicleFeed } from './VehicleFeed.ts';

/** Google's product category `Vehicles & Parts > Vehicles > Motor Vehicles > Cars, Trucks & Vans`. */
const CARS = 916;

/**
 * The feed for Google: the attributes of vehicle ads (support.google.com/merchants/answer/11192663) and, where they have other
 * names, of vehicle listings (developers.google.com/vehicle-listings/reference/feed-specification). Programs leave out columns
 * that they do not know. `availability` is missing on purpose: vehicle ads refuse it for cars that stand in the showroom.
 */
export const googleVehicles: VehicleFeed = {
  id: ({ id }) => id,
  // Blank without an API key: whole VINs are not public.
  vin: ({ vin }) => vin ?? '',
  store_code: (_car, { store }) => store,
  dealership_name: (_car, { dealer }) => dealer.name,
  dealership_address: (_car, { dealer }) => addressOf(dealer),
  title: nameOf,
  description: descriptionOf,
  link: ({ url }) => url,
  // In vehicle ads, Google puts the code of the store that is nearest to the visitor in it.
  link_template: ({ url }) => `${url}?store={store_code}`,
  image_link: ({ images }) => images[0]?.url ?? '',
  additional_image_link: morePictures,
  google_product_category: () => CARS,
  condition: () => 'used',
  price: ({ price }) => inAed(price ?? 0),
  brand: ({ make }) => make?.name ?? '',
  make: ({ make }) => make?.name ?? '',
  model: ({ model }) => model?.name ?? '',
  trim: ({ trim }) => trim?.name ?? '',
  year: ({ year }) => year ?? '',
  mileage: ({ mileage }) => `${mileage} km`,
  color: ({ exteriorColor }) => exteriorColor ?? '',
  exterior_color: ({ exteriorColor }) => exteriorColor ?? '',
  interior_color: ({ interiorColor }) => interiorColor ?? '',
  body_style: ({ bodyType }) => bodyType ?? '',
  engine: ({ engine }) => engine ?? '',
  date_in_stock: listedOn,
  date_first_on_lot: listedOn,
};

function addressOf({ street, city, country }: FeedDealer): string {
  return [street, city, country].join(', ');
}
