/** The filter of the alert on one car, which is about nothing else: that it is free again. */
export function awaiting(carId: string): string {
  return new URLSearchParams({ ids: carId }).toString();
}

/** A pattern of the filters that `awaiting` makes. */
export const AWAITING = '^ids=';

/** The id of the car that an alert waits for; undefined for an alert on a search, whose filter names no ids. */
export function awaitedCar({ filter }: { filter: string }): string | undefined {
  return new URLSearchParams(filter).get('ids') ?? undefined;
}
