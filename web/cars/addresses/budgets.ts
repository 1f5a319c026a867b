/** A range of prices with an address of its own, AED; an end that is left out is open. */
export interface Budget {
  min?: number;
  max?: number;
}

/** The ranges of prices with an address of their own. Those of the home page stand among them (`web/home/Budgets.tsx`). */
export const budgets: readonly Budget[] = [
  { max: 100_000 },
  { max: 200_000 },
  { max: 300_000 },
  { max: 500_000 },
  { min: 100_000, max: 200_000 },
  { min: 200_000, max: 400_000 },
  { min: 400_000 },
];

/** The part of the address of a budget after `/buy/`: `under-200000`, `100000-to-200000` or `over-400000`. */
export function budgetSlug({ min, max }: Budget): string {
  if (max === undefined) return `over-${min}`;
  return min === undefined ? `under-${max}` : `${min}-to-${max}`;
}
