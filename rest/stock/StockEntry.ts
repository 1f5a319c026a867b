import { wordsIn } from '../../text/foldText.ts';
import type { Car } from '../cars/car.ts';
import { carName } from '../cars/carName.ts';
import { detached } from '../cars/columns/carValues.ts';
import type { StoredCar } from '../cars/storedCar.ts';
import type { WithdrawnCar } from '../cars/WithdrawnCar.ts';
import { revisionIn } from '../store/revised.ts';

/** The statuses of a car. */
export const saleStatuses = ['available', 'reserved', 'sold'] as const;
export type SaleStatus = (typeof saleStatuses)[number];

/** What lists of the back office need of a car; every car of the stock has one in memory, so they are small. */
export interface StockEntry {
  id: string;
  revision: number;
  stockNumber: string | null;
  name: string;
  /** The words of the name as searches compare them, with a space before each; by these, names are sorted. */
  words: string;
  vinLastSix: string;
  year: number | null;
  mileage: number | null;
  /** The asking price, AED. */
  price: number | null;
  saleStatus: SaleStatus;
  featured: boolean;
  testDrive: boolean;
  location: string | null;
  /** ms since 1970. */
  listedAt: number;
  /** The same; null for a listed car. */
  withdrawnAt: number | null;
  /** The path of its first picture. */
  cover: string | null;
  pictures: number;
  hasDescription: boolean;
  hasMake: boolean;
  /** Whether the sheet has changed where a person has set a value. */
  sheetDiffers: boolean;
}

/** Makes the entries of cars. */
export type EntryMaker = ReturnType<typeof entryMaker>;

/** Makes entries in which equal names are the same text: a stock has many cars of one model. */
export function entryMaker() {
  const names = new Map<string, Pick<StockEntry, 'name' | 'words'>>();
  const locations = new Map<string, string>();

  function nameOf(car: Car) {
    const name = carName(car);
    const known = names.get(name);
    if (known) return known;
    const made = { name: detached(name), words: searchedWords(name) };
    names.set(made.name, made);
    return made;
  }

  function locationOf({ location }: Car): string | null {
    const text = textOrNull(location);
    if (text === null) return null;
    const known = locations.get(text) ?? text;
    locations.set(known, known);
    return known;
  }

  /** The entry of a car; `withdrawnAt`: when it was withdrawn, if it was. A value of another type counts as missing. */
  return (car: Omit<StoredCar, 'search'>, withdrawnAt?: WithdrawnCar['withdrawnAt']): StockEntry => {
    const { saleStatus } = car;
    const images = imagesOf(car);
    const { name, words } = nameOf(car);
    // A single literal: lists look at all entries, and do so many times faster where these have one shape (V8).
    return {
      id: detached(car._id),
      revision: revisionIn(car),
      stockNumber: textOrNull(car.stockNumber),
      name,
      words,
      vinLastSix: textOrNull(car.vinLastSix) ?? '',
      year: numberOrNull(car.year),
      mileage: numberOrNull(car.mileage),
      price: numberOrNull(car.discountedPrice) ?? numberOrNull(car.originalPrice),
      saleStatus: saleStatus === 'sold' || saleStatus === 'reserved' ? saleStatus : 'available',
      featured: car.featured === 'yes',
      testDrive: car.testDrive === 'yes',
      location: locationOf(car),
      listedAt: Date.parse(car.createdAt) || 0,
      withdrawnAt: withdrawnAt === undefined ? null : Date.parse(withdrawnAt) || 0,
      cover: textOrNull(images[0]?.path),
      pictures: images.length,
      hasDescription: !!car.description?.trim(),
      hasMake: car.manufacturerId !== null,
      sheetDiffers: Object.values(car.overrides ?? {}).some(({ differs }) => differs),
    };
  };
}

/** Another program may have left them out. */
function imagesOf({ images = [] }: Partial<Car>): Car['images'] {
  return images;
}

/** Each word of a name, and each joined with the next one: people write `F-150` as one word or as two. */
function searchedWords(name: string): string {
  const words = wordsIn(name);
  const joined = words.slice(1).map((word, i) => `${words[i]}${word}`);
  return [...words, ...joined].map((word) => ` ${word}`).join('');
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? detached(value) : null;
}

function numberOrNull(value: unknown): number | null {
  return typeof value === 'number' ? value : null;
}
