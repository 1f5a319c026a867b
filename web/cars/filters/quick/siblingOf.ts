import type { FilterState } from '../FilterState.ts';

/** Body types between which the trade does not agree: what one dealer calls an SUV is a crossover for another. */
const siblings = new Map([
  ['suv', 'Cross Over'],
  ['cross over', 'SUV'],
]);

/** Where one body type is chosen alone: the other one under which the same cars may stand, if there is one. */
export function siblingOf({ bodyTypes }: FilterState): string | undefined {
  const [type = '', ...others] = bodyTypes;
  return others.length === 0 ? siblings.get(type.toLowerCase()) : undefined;
}
