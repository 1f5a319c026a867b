/** The smallest and largest value that is believed; both belong to it. */
export interface Limits {
  min: number;
  max: number;
  unit?: 'km' | 'AED';
}

/**
 * What is believed of a car for sale. A value outside is a slip of the pen that nobody but the dealer can put
 * right: its row is refused, never corrected.
 */
export const limits = {
  mileage: { min: 0, max: 1_500_000, unit: 'km' },
  price: { min: 500, max: 100_000_000, unit: 'AED' },
  monthlyInstallment: { min: 50, max: 1_000_000, unit: 'AED' },
  doors: { min: 1, max: 7 },
  keys: { min: 0, max: 9 },
  /** Next year's models are sold this year. */
  year: (now: Date) => ({ min: 1900, max: now.getUTCFullYear() + 1 }),
} satisfies Record<string, Limits | ((now: Date) => Limits)>;
