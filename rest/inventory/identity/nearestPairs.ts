/** What tells how near two things are: km and AED. */
export interface Place {
  mileage: number | null;
  price: number | null;
}

/** With more possible pairs than this, the two belong together in the order of their mileage and price. */
const MOST_PAIRS = 250_000;

/**
 * Pairs rows with cars, one to one, the nearest first: by mileage, then by price, then in the order of the lists. Only
 * those are paired that fit.
 */
export function nearestPairs<R extends Place, C extends Place>(
  rows: readonly R[],
  cars: readonly C[],
  fits: (row: R, car: C) => boolean,
): [R, C][] {
  if (rows.length * cars.length > MOST_PAIRS) return pairsInOrder(rows, cars, fits);
  const possible = rows.flatMap((row) =>
    cars.flatMap((car) =>
      fits(row, car)
        ? [{ row, car, mileage: apart(row.mileage, car.mileage), price: apart(row.price, car.price) }]
        : [],
    ),
  );
  const [openRows, openCars] = [new Set(rows), new Set(cars)];
  const pairs: [R, C][] = [];
  for (const { row, car } of possible.toSorted(
    (a, b) => order(a.mileage, b.mileage) || order(a.price, b.price),
  )) {
    if (!openRows.has(row) || !openCars.has(car)) continue;
    openRows.delete(row);
    openCars.delete(car);
    pairs.push([row, car]);
  }
  return pairs;
}

function pairsInOrder<R extends Place, C extends Place>(
  rows: readonly R[],
  cars: readonly C[],
  fits: (row: R, car: C) => boolean,
): [R, C][] {
  const byPlace = (a: Place, b: Place) =>
    order(a.mileage ?? Infinity, b.mileage ?? Infinity) || order(a.price ?? Infinity, b.price ?? Infinity);
  const inOrder = cars.toSorted(byPlace);
  return rows.toSorted(byPlace).flatMap((row, i): [R, C][] => {
    const car = inOrder[i];
    return car && fits(row, car) ? [[row, car]] : [];
  });
}

/** How far two values are apart; as far as can be where only one is known. */
function apart(a: number | null, b: number | null): number {
  if (a === null || b === null) return a === b ? 0 : Infinity;
  return Math.abs(a - b);
}

/** Compares numbers of which some are infinite. */
function order(a: number, b: number): number {
  return a === b ? 0 : a - b;
}
