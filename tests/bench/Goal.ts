import type { Bench } from './Bench.ts';
import type { Settings } from './Settings.ts';

/** One thing that is wanted of the product: a row of the table. */
export interface Check {
  /** What is measured. */
  what: string;
  /** What each figure must be at most, or at least. */
  atMost?: number[];
  atLeast?: number[];
  unit: string;
}

/** A goal of the product's speed, and how it is measured. */
export interface Goal {
  /** Its number in the list of goals. */
  number: number;
  /** By a short name. The sizes of the stocks are those of the run. */
  checks: (settings: Settings) => Record<string, Check>;
  /** How long it may take, seconds; what has not been found by then is not measured. */
  limit: (settings: Settings) => number;
  /** Measures and tells `findings` what it has found. What it throws is the reason why the rest is not measured. */
  run: (bench: Bench, findings: Findings) => Promise<void>;
}

/** Where a goal puts what it has found. */
export interface Findings {
  /** The figures of a check, in the order of its bounds. */
  found: (check: string, ...figures: number[]) => void;
  /** A check that was missed without a figure, such as one that was not done in its time; `reason` says how. */
  missed: (check: string, reason: string) => void;
  /** Why a check could not be measured. */
  notMeasured: (check: string, reason: string) => void;
  /** A row of a table that stands below: what the figures are made of. */
  detail: (table: string, row: Record<string, string | number>) => void;
}
