import { persistedList } from '../../data/persistedList.ts';

/** What is stored of a favourite car; the list holds whole car objects (spec §3). */
export interface Favourite {
  /** The id of the car, under the name that the specification gives it. */
  _id: string;
  /** The price of the car when it was saved, AED. Lists from before it was stored lack it. */
  savedPrice?: number | null;
  [field: string]: unknown;
}

const favourites = persistedList('favoriteCars', isFavourite);

/** The favourites of this device, oldest first. A list that cannot be read counts as empty. */
export const readFavourites = favourites.read;

/** The favourites; follows changes, also those of other tabs. Empty while the page is rendered on the server. */
export const useFavourites = favourites.useEntries;

/** Whether the favourites are lost with the page, as the device does not keep them. */
export const areFavouritesUnkept = favourites.isUnkept;

/** Adds a car; one that is there already stays as it is (FAV-1). */
export function addFavourite(car: Favourite) {
  if (!readFavourites().some(({ _id }) => _id === car._id)) favourites.write([...readFavourites(), car]);
}

/** Removes a car by its id (FAV-2). */
export function removeFavourite(id: string) {
  favourites.write(readFavourites().filter(({ _id }) => _id !== id));
}

/** Replaces the stored object of a car by a fresh one, but keeps the price when it was saved. */
export function refreshFavourite(car: Favourite) {
  const old = readFavourites().find(({ _id }) => _id === car._id);
  if (!old) return;
  const fresh = { ...car, savedPrice: savedPrice(old) };
  if (JSON.stringify(fresh) === JSON.stringify(old)) return;
  favourites.write(readFavourites().map((kept) => (kept === old ? fresh : kept)));
}

/** The price of a car when it was saved, AED; older lists have only the price that was stored last. Null where unknown. */
export function savedPrice(favourite: Favourite): number | null {
  return favourite.savedPrice === undefined ? lastPrice(favourite) : favourite.savedPrice;
}

/** The price that was stored last, AED; lists from before `price` was stored have the two prices that it is derived from. */
export function lastPrice({ price, discountedPrice, originalPrice }: Favourite): number | null {
  const known = price ?? discountedPrice ?? originalPrice;
  return typeof known === 'number' ? known : null;
}

/** Removes all of them (FAV-5). */
export function clearFavourites() {
  favourites.write([]);
}

function isFavourite(value: unknown): value is Favourite {
  return typeof value === 'object' && value !== null && typeof (value as Favourite)._id === 'string';
}
