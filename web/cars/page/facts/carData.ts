import type { CarPageQuery } from '../../../generated/CarPage.ts';
import { dealerData } from '../../../dealer/dealerData.ts';
import { paths } from '../../../paths.ts';
import { pictureUrl } from '../../../ui/picture/pictureUrl.ts';
import type { Thing } from '../../../ui/page/StructuredData.tsx';
import { vehicleData } from './vehicleData.ts';

type Car = NonNullable<CarPageQuery['car']>;

/** What schema.org says of a car that nobody else can buy at the moment. */
const availabilities = {
  AVAILABLE: 'InStock',
  RESERVED: 'OutOfStock',
  SOLD: 'SoldOut',
} satisfies Record<Car['status'], string>;

/** A car as schema.org data, without what is unknown. */
export function carData(car: Car, name: string, description: string, origin: string): Thing {
  const { make, model, trim, year, mileage, images } = car;
  return {
    '@type': 'Car',
    name,
    description,
    url: origin + paths.car(car.id),
    sku: car.id,
    image: images.length > 0 ? images.map(({ path }) => origin + pictureUrl(path, 1600, 'jpg')) : undefined,
    brand: make ? { '@type': 'Brand', name: make.name } : undefined,
    model: model?.name,
    vehicleConfiguration: trim?.name,
    vehicleModelDate: year === null ? undefined : String(year),
    mileageFromOdometer:
      mileage === null ? undefined : { '@type': 'QuantitativeValue', value: mileage, unitCode: 'KMT' },
    ...vehicleData(car),
    itemCondition: 'https://schema.org/UsedCondition',
    // An offer has a price; a car without one is described all the same.
    offers: car.price ? offerOf(car, car.price, origin) : undefined,
  };
}

function offerOf({ id, status }: Car, price: number, origin: string): Thing {
  return {
    '@type': 'Offer',
    url: origin + paths.car(id),
    ...{ price, priceCurrency: 'AED' },
    availability: `https://schema.org/${availabilities[status]}`,
    itemCondition: 'https://schema.org/UsedCondition',
    seller: dealerData(origin),
  };
}
