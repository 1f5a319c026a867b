/** The upper ends that many visitors choose: AED, and kilometres. */
export const presets = { price: [100_000, 200_000, 300_000], mileage: [20_000, 50_000, 80_000] } as const;
/** A range with such upper ends. */
export type PresetName = keyof typeof presets;

/** The smallest and the largest value of a range in stock; null where no car has one. */
export interface StockBounds {
  min: number | null;
  max: number | null;
}

/** The usual upper ends of a range that leave some of the cars, and not all of them. */
export function presetsOf(name: PresetName, inStock: StockBounds | null | undefined): readonly number[] {
  const { min, max } = inStock ?? {};
  if (typeof min !== 'number' || typeof max !== 'number') return [];
  return presets[name].filter((most) => min <= most && most < max);
}
