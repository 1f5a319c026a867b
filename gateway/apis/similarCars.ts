import type { CarParent } from './carFromWire.ts';

/** How much dearer or cheaper a car may be to count as within reach, and as near: a part of the other car's price. */
const WITHIN_REACH = 0.5;
const NEAR = 0.2;
/** How many model years apart still count as near. */
const NEAR_YEARS = 2;

/**
 * At most `limit` of `candidates` that come closest to `car`, the closest first; never itself, a sold car, or one
 * twice. What counts, in this order: the model, the make and the body type, the price, the year. Among equally close cars
 * the one nearest in price comes first, then the order of the candidates decides.
 */
export function similarCars(car: CarParent, candidates: CarParent[], limit: number): CarParent[] {
  const others = new Map(candidates.filter(({ id, sold }) => id !== car.id && !sold).map((c) => [c.id, c]));
  return [...others.values()]
    .map((other) => ({ other, closeness: closeness(car, other), step: priceStep(car, other) }))
    .sort((a, b) => b.closeness - a.closeness || (a.step === b.step ? 0 : a.step - b.step))
    .slice(0, limit)
    .map(({ other }) => other);
}

function closeness(car: CarParent, other: CarParent): number {
  const step = priceStep(car, other);
  return (
    (isSame(car.model?.id, other.model?.id) ? 4 : 0) +
    (isSame(car.make?.name, other.make?.name) ? 2 : 0) +
    (isSame(car.bodyType, other.bodyType) ? 2 : 0) +
    (step <= NEAR ? 2 : step <= WITHIN_REACH ? 1 : 0) +
    (Math.abs((car.year ?? NaN) - (other.year ?? NaN)) <= NEAR_YEARS ? 1 : 0)
  );
}

/** The difference of the two prices as a part of the car's price; infinite where one of them is unknown. */
function priceStep({ price }: CarParent, other: CarParent): number {
  return price && other.price !== null ? Math.abs(other.price - price) / price : Infinity;
}

/** Names are the same in any case, as they are for the origin's filter. */
function isSame(a: string | null | undefined, b: string | null | undefined): boolean {
  return Boolean(a) && a?.toLowerCase() === b?.toLowerCase();
}
