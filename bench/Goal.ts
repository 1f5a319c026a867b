import type { Bench } from './Bench.ts';
import type { Settings } from './Settings.ts';

/** One requirement for the product: a row of the table. */
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
  /** The checks by short names. `settings` has the sizes of the run's stocks. */
  checks: (settings: Settings) => Record<string, Check>;
  /** How long it may take, seconds; checks without a result by then are not measured. */
  limit: (settings: Settings) => number;
  /** Measures and reports to `findings`. An error that it throws is the reason why the remaining checks are not measured. */
  run: (bench: Bench, findings: Findings) => Promise<void>;
}

/** Receives the results of a goal. */
export interface Findings {
  /** The figures of a check, in the order of its bounds. */
  found: (check: string, ...figures: number[]) => void;
  /** A check that was missed without a figure, such as one that was not done in its time; `reason` says how. */
  missed: (check: string, reason: string) => void;
  /** Why a check could not be measured. */
  notMeasured: (check: string, reason: string) => void;
  /** A row of a table below the verdicts: what the figures are made of. */
  detail: (table: string, row: Record<string, string | number>) => void;
}
