import { descriptionOf, firstOf, inAed, listedOn, nameOf } from '../export/feedValues.ts';
import type { VehicleFeed } from './VehicleFeed.ts';

/** How many pictures a car may have. */
const PICTURES = 20;

const bodyStyles = [
  [/cross\s?over/i, 'CROSSOVER'],
  [/suv|off-?road/i, 'SUV'],
  [/convertible|cabrio|roadster/i, 'CONVERTIBLE'],
  [/coup[eé]/i, 'COUPE'],
  [/hatch/i, 'HATCHBACK'],
  [/mini\s?van|mpv/i, 'MINIVAN'],
  [/van/i, 'VAN'],
  [/wagon|estate/i, 'WAGON'],
  [/pick\s?-?up|truck/i, 'TRUCK'],
  [/sedan|saloon/i, 'SEDAN'],
] as const;
const fuelTypes = [
  [/plug/i, 'PLUGIN_HYBRID'],
  [/hybrid/i, 'HYBRID'],
  [/electric/i, 'ELECTRIC'],
  [/diesel/i, 'DIESEL'],
  [/petrol|gasoline/i, 'GASOLINE'],
] as const;
const transmissions = [
  [/auto|cvt|dct|dual.clutch|pdk|tronic/i, 'AUTOMATIC'],
  [/manual/i, 'MANUAL'],
] as const;
const drivetrains = [
  [/awd|all/i, 'AWD'],
  [/4wd|4x4|four/i, '4X4'],
  [/fwd|front/i, 'FWD'],
  [/rwd|rear/i, 'RWD'],
] as const;

/**
 * The feed for the catalogue of Meta's automotive inventory ads
 * (developers.facebook.com/docs/marketing-api/auto-ads/reference).
 */
export const metaVehicles: VehicleFeed = {
  vehicle_id: ({ id }) => id,
  // Blank without an API key: whole VINs are not public.
  vin: ({ vin }) => vin ?? '',
  stock_number: ({ stockNumber }) => stockNumber ?? '',
  title: nameOf,
  description: descriptionOf,
  url: ({ url }) => url,
  make: ({ make }) => make?.name ?? '',
  model: ({ model }) => model?.name ?? '',
  trim: ({ trim }) => trim?.name ?? '',
  year: ({ year }) => year ?? '',
  'mileage.value': ({ mileage }) => mileage ?? '',
  'mileage.unit': () => 'KM',
  image: (car) =>
    JSON.stringify(car.images.slice(0, PICTURES).map(({ url }) => ({ url, tag: [nameOf(car)] }))),
  price: ({ price, originalPrice }) => inAed(originalPrice ?? price ?? 0),
  sale_price: ({ discountedPrice }) => (discountedPrice === null ? '' : inAed(discountedPrice)),
  state_of_vehicle: () => 'USED',
  availability: () => 'AVAILABLE',
  body_style: ({ bodyType }) => firstOf(bodyStyles, bodyType, 'OTHER') || 'OTHER',
  fuel_type: ({ fuelType }) => firstOf(fuelTypes, fuelType, 'OTHER'),
  transmission: ({ transmission }) => firstOf(transmissions, transmission, 'OTHER'),
  drivetrain: ({ drive }) => firstOf(drivetrains, drive, 'OTHER'),
  exterior_color: ({ exteriorColor }) => exteriorColor ?? '',
  interior_color: ({ interiorColor }) => interiorColor ?? '',
  date_first_on_lot: listedOn,
  dealer_id: (_car, { store }) => store,
  dealer_name: (_car, { dealer }) => dealer.name,
  dealer_phone: (_car, { dealer }) => dealer.phone,
  address: (_car, { dealer: { street, city, country } }) =>
    JSON.stringify({ addr1: street, city, region: city, country }),
  latitude: (_car, { dealer }) => dealer.latitude,
  longitude: (_car, { dealer }) => dealer.longitude,
};
