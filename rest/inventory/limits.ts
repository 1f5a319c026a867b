import type { Field } from './columns.ts';

/** The smallest and the largest accepted value. */
export interface Limits {
  min: number;
  max: number;
  unit?: 'km' | 'AED';
}

/**
 * The accepted values of a car for sale. A value outside is a typing error that only the dealer can correct: its row is
 * refused, and the value is never changed.
 */
export const limits = {
  mileage: { min: 0, max: 1_500_000, unit: 'km' },
  price: { min: 500, max: 100_000_000, unit: 'AED' },
  monthlyInstallment: { min: 50, max: 1_000_000, unit: 'AED' },
  doors: { min: 1, max: 7 },
  owners: { min: 0, max: 20 },
  keys: { min: 0, max: 9 },
  /** Next year's models are sold this year. */
  year: (now: Date) => ({ min: 1900, max: now.getUTCFullYear() + 1 }),
} satisfies Record<string, Limits | ((now: Date) => Limits)>;

/** The most characters of a row. */
export const LONGEST_ROW = 250_000;

/** The most characters of a cell. */
export const LONGEST_CELL = 500;

/** The most characters of the cells that hold whole texts or lists. */
export const longestCells: Partial<Record<Field, number>> = {
  description: 100_000,
  features: 20_000,
  images: 20_000,
};
