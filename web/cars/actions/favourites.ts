import { persistedList } from '../../persistedList.ts';

/** What a favourite keeps of its car; the list holds whole car objects (spec §3). */
export interface Favourite {
  /** The id of the car, under the name that the specification gives it. */
  _id: string;
  /** What was asked for the car when it was saved, AED. Lists of before this was kept lack it. */
  savedPrice?: number | null;
  [field: string]: unknown;
}

const favourites = persistedList('favoriteCars', isFavourite);

/** The favourites of this device, oldest first. A list that cannot be read counts as empty. */
export const readFavourites = favourites.read;

/** The favourites, kept up to date, also when another tab changes them. Empty while the page is rendered on the server. */
export const useFavourites = favourites.useEntries;

/** Adds a car; one that is there already stays as it is (FAV-1). */
export function addFavourite(car: Favourite) {
  if (!readFavourites().some(({ _id }) => _id === car._id)) favourites.write([...readFavourites(), car]);
}

/** Removes a car by its id (FAV-2). */
export function removeFavourite(id: string) {
  favourites.write(readFavourites().filter(({ _id }) => _id !== id));
}

/** Puts a fresh object in the place of the one with its id; what it cost when it was saved stays. */
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

/** The price that was stored last, AED; lists from before `price` was stored have the two that it follows from. */
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
