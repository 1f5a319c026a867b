import { stableId } from '../../store/stableId.ts';
import { fileNameOf } from '../pictures/wantedPictures.ts';
import { groupsOf } from './groupsOf.ts';
import type { Likeness } from './Likeness.ts';
import { nearestPairs } from './nearestPairs.ts';

/** A row without a car. */
export interface RowToMatch extends Likeness {
  stockNumber: string;
  vin: string | null;
  addresses: string[];
}

/** A car without a row. */
export interface CarToMatch extends Likeness {
  id: string;
  lastKey: string;
  stockNumber: string;
  vin: string | null;
  images: readonly { _id: string; filename: string }[];
}

export interface Match<R> {
  row: R;
  car: CarToMatch;
  by: 'picture' | 'likeness';
  /** Whether the row is like several cars, or the car like several rows: then the nearest ones belong together. */
  isOneOfSeveral: boolean;
}

/** Which facts are the same for certain in a group; the others may be unknown in a row or in a car. */
const groupings: ((car: Likeness) => string)[] = [
  ({ year, trim, color, listed }) => [year, trim, color, listed].join('\n'),
  ({ year }) => String(year),
  () => '',
];

/** Outside of a complete file, the mileage may differ by this, km. */
const DRIVEN = 1_000;

/** Finds which of these rows and cars, which have one name, belong together. */
export function matchByLikeness<R extends RowToMatch>(
  rows: readonly R[],
  cars: readonly CarToMatch[],
  isComplete: boolean,
): Match<R>[] {
  const [openRows, openCars] = [new Set(rows), new Set(cars)];
  const matches: Match<R>[] = [];
  function take(row: R, car: CarToMatch, how: Pick<Match<R>, 'by' | 'isOneOfSeveral'>) {
    openRows.delete(row);
    openCars.delete(car);
    matches.push({ row, car, ...how });
  }

  for (const [row, car] of pairsByPicture(rows, cars)) {
    if (!openRows.has(row) || !openCars.has(car) || isOther(row, car)) continue;
    take(row, car, { by: 'picture', isOneOfSeveral: false });
  }
  for (const groupOf of groupings) {
    const carsOf = groupsOf(openCars, groupOf);
    for (const [group, some] of groupsOf(openRows, groupOf)) {
      const like = carsOf.get(group) ?? [];
      const isOneOfSeveral = some.length > 1 || like.length > 1;
      const pairs = nearestPairs(some, like, (row, car) => fits(row, car, isComplete));
      for (const [row, car] of pairs) take(row, car, { by: 'likeness', isOneOfSeveral });
    }
  }
  return matches;
}

/** The rows and cars that alone have a picture of one address: the id of a stored picture is made of car and address. */
function pairsByPicture<R extends RowToMatch>(
  rows: readonly R[],
  cars: readonly CarToMatch[],
): [R, CarToMatch][] {
  const images = cars.flatMap((car) => car.images.map((image) => ({ car, image })));
  if (images.length === 0) return [];
  const imagesOf = groupsOf(images, ({ car, image }) => `${car.year} ${image.filename}`);
  const uses = groupsOf(
    rows.flatMap(({ addresses }) => addresses),
    (address) => address,
  );
  return rows.flatMap((row) =>
    row.addresses.flatMap((address): [R, CarToMatch][] => {
      if ((uses.get(address)?.length ?? 0) > 1) return [];
      const [found, another] = (imagesOf.get(`${row.year} ${fileNameOf(address)}`) ?? []).filter(
        ({ car, image }) => image._id === stableId('photo', `${car.id} ${address}`),
      );
      return found && !another ? [[row, found.car]] : [];
    }),
  );
}

/** Whether a number says that the two are different cars. */
function isOther(row: RowToMatch, car: CarToMatch): boolean {
  return differ(row.stockNumber, car.stockNumber) || differ(row.vin, car.vin);
}

/**
 * Whether a row may be a car by what is known of both. A file that is not complete may be that of another branch, which has
 * cars like those that it lacks: there, place and mileage must not contradict, and the row must have the numbers of the car.
 */
function fits(row: RowToMatch, car: CarToMatch, isComplete: boolean): boolean {
  const facts = ['trim', 'year', 'color', 'listed'] as const;
  if (isOther(row, car) || facts.some((fact) => differ(row[fact], car[fact]))) return false;
  if (isComplete) return true;
  const lacksNumber = (car.stockNumber && !row.stockNumber) || (car.vin && !row.vin);
  const driven = Math.abs((row.mileage ?? car.mileage ?? 0) - (car.mileage ?? row.mileage ?? 0));
  return !lacksNumber && !differ(row.location, car.location) && driven <= DRIVEN;
}

/** Whether both values are known, and not the same. */
function differ(a: string | number | null, b: string | number | null): boolean {
  return Boolean(a) && Boolean(b) && a !== b;
}
