import { stringify } from 'csv-stringify/sync';
import { hash } from 'node:crypto';
import { unknownParameter } from '../../platform/network/unknownParameter.ts';
import type { ExportFile, Query } from '../export/ExportFile.ts';
import type { ExportedCar } from '../export/exportedCar.ts';
import { HttpError } from '../http/HttpError.ts';
import type { FeedDealer } from './FeedDealer.ts';
import { googleVehicles } from './googleVehicles.ts';
import { metaVehicles } from './metaVehicles.ts';
import type { VehicleFeed } from './VehicleFeed.ts';

/** The code of the showroom where the address of a feed has none. */
const STORE = 'showroom';

/** The feeds of the cars for sale, by their names below `/feeds`; `dealer` says who sells them. Reserved cars are left out. */
export function vehicleFeeds(dealer: () => Promise<FeedDealer>): Record<string, ExportFile> {
  return {
    'google-vehicles.csv': fileOf(googleVehicles, dealer),
    'meta-vehicles.csv': fileOf(metaVehicles, dealer),
  };
}

function fileOf(columns: VehicleFeed, dealerOf: () => Promise<FeedDealer>): ExportFile {
  return {
    filterOf(query) {
      const unknown = unknownParameter(Object.keys(query), ['store']);
      if (unknown) throw new HttpError(400, unknown);
      return { status: ['AVAILABLE'] };
    },
    async formatOf(query) {
      const context = { dealer: await dealerOf(), store: storeIn(query) };
      const rowOf = (car: ExportedCar) => Object.values(columns).map((cell) => cell(car, context));
      return {
        type: 'text/csv; charset=utf-8',
        version: hash('sha1', JSON.stringify(context.dealer), 'base64url'),
        start: () => stringify([Object.keys(columns)]),
        cars: (cars) => stringify(cars.filter(isTaken).map(rowOf)),
        end: () => '',
      };
    },
  };
}

/** Whether the catalogues take a car, which they refuse without a picture and these facts. */
function isTaken(car: ExportedCar): boolean {
  const required = ['make', 'model', 'year', 'price', 'mileage', 'exteriorColor'] as const;
  return car.images.length > 0 && required.every((name) => car[name] !== null);
}

/** The code of the showroom in the dealer's Business Profile or catalogue. Throws `HttpError` (400) for what can be none. */
function storeIn({ store = STORE }: Query): string {
  if (typeof store === 'string' && /^[\w.-]{1,64}$/.test(store)) return store;
  throw new HttpError(
    400,
    'The parameter `store` must be the code of the showroom: at most 64 letters, digits, dots, dashes and underscores.',
  );
}
