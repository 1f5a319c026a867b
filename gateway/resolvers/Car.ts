import type { CarResolvers } from '../generated/resolvers.ts';
import { sanitise } from './sanitise.ts';
import { selectedCars } from './selectedCars.ts';
import { badUserInput } from './badUserInput.ts';

const MOST_SIMILAR = 12;

export const Car: CarResolvers = {
  url: ({ id }, _, { siteOrigin }) => `${siteOrigin()}/car/${encodeURIComponent(id)}`,
  // Without a VIN, the REST API is not asked for it.
  vin: ({ id, vinLastSix }, _, { vins }) => (vinLastSix === null || !vins ? null : vins.of(id)),
  cover: ({ images }) => images[0] ?? null,
  description: ({ description }) => (description === null ? null : sanitise(description)),
  similar: (car, { limit }, { cars }, info) => {
    if (limit < 1 || limit > MOST_SIMILAR) throw badUserInput(`limit must be from 1 to ${MOST_SIMILAR}.`);
    return cars.similarTo(car, limit, selectedCars(info));
  },
};
