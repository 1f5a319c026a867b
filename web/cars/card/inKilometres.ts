import { grouped } from '../../ui/text/grouped.ts';

/** A distance: `77,000 km`. */
export function inKilometres(distance: number): string {
  return `${grouped(distance)}\u00a0km`;
}
