import type { Field } from './columns.ts';

/** The most characters of a row. */
export const LONGEST_ROW = 250_000;

/** The most characters of a cell. */
export const LONGEST_CELL = 500;

/** The most characters of the cells that hold whole texts or lists. */
export const longestCells: Partial<Record<Field, number>> = {
  description: 100_000,
  features: 20_000,
  images: 20_000,
  spin: 20_000,
  video: 2_000,
  imperfections: 5_000,
};
