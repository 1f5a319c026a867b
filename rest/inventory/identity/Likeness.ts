import type { Car } from '../../cars/car.ts';
import type { StoredCar } from '../../cars/storedCar.ts';
import type { Cells } from '../cells/Cells.ts';
import { makeName } from '../cells/makeName.ts';
import { modelName, trimName } from '../cells/modelName.ts';
import { nameKey } from '../cells/nameKey.ts';
import { readAddresses } from '../pictures/readAddresses.ts';
import { readFacts } from '../cells/readFacts.ts';
import { listedOn } from '../cells/readRow.ts';

/** What a car is recognised by where no number tells which one it is. '' and null: unknown. */
export interface Likeness {
  /** Make and model; the headline of a car without a make. */
  name: string;
  trim: string;
  year: number | null;
  color: string;
  /** When it was first listed, ISO 8601. */
  listed: string;
  location: string;
  /** km and AED: they change, so they only tell which of several cars is the nearest. */
  mileage: number | null;
  price: number | null;
}

/** How many pictures of a row are compared. */
const PICTURES = 3;

/** The likeness of the car in a row, and the addresses of its first pictures. What cannot be read is unknown. */
export function likenessOfRow(cells: Cells, now: Date): Likeness & { addresses: string[] } {
  const { facts } = readFacts(cells, now);
  const [make, model, trim] = [cells.text('make'), cells.text('model'), cells.text('trim')];
  return {
    name: nameOf(make && makeName(make), model && modelName(model), facts.title),
    trim: keyOf(trim && trimName(trim)),
    year: facts.year ?? null,
    color: keyOf(facts.exteriorColor),
    listed: listedOn(cells, now).createdAt ?? '',
    location: keyOf(facts.location),
    mileage: facts.mileage ?? null,
    price: facts.discountedPrice ?? facts.originalPrice ?? null,
    addresses: readAddresses(cells)
      .addresses.slice(0, PICTURES)
      .map(({ address }) => address),
  };
}

/** The likeness of a stored car, as the last file told of it: what a person has changed by hand is not in the next one. */
export function likenessOfCar(stored: StoredCar): Likeness {
  const car = asInSheet(stored);
  return {
    name: nameOf(car.manufacturerId?.brandName, car.vehicleTypeId?.modelName, car.title),
    trim: keyOf(car.trimId?.trimName),
    year: car.year,
    color: keyOf(car.exteriorColor),
    // Only the clock of an import tells milliseconds: that is no date of a file.
    listed: car.createdAt.endsWith('.000Z') ? car.createdAt : '',
    location: keyOf(car.location),
    mileage: car.mileage,
    price: car.discountedPrice ?? car.originalPrice,
  };
}

/** The car with the values that its sheet said last in place of those that a person has changed. */
function asInSheet(car: StoredCar): StoredCar {
  if (!car.overrides) return car;
  const said = Object.entries(car.overrides).map(([key, { sheet }]) => [key, sheet]);
  // The values of the keys are those of a car; the type of Object.fromEntries loses them.
  return { ...car, ...(Object.fromEntries(said) as Partial<Car>) };
}

function nameOf(
  make: string | null | undefined,
  model: string | null | undefined,
  title: string | null | undefined,
): string {
  if (make) return `${nameKey(make)} ${keyOf(model)}`;
  return title ? `title ${nameKey(title)}` : '';
}

function keyOf(text: string | null | undefined): string {
  return text ? nameKey(text) : '';
}
