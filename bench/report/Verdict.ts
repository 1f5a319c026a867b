import type { Check } from '../Goal.ts';
import { shortNumber } from './shortNumber.ts';

/** The result of one check: a row of the table. */
export interface Verdict {
  /** The number of the goal. */
  goal: number;
  check: Check;
  verdict: 'met' | 'missed' | 'not measured';
  /** Missing where there is a reason instead. */
  figures?: number[];
  reason?: string;
}

/** Whether the figures of a check, one for each bound, are all within the bounds. */
export function verdictOn({ atMost = [], atLeast = [] }: Check, figures: number[]): 'met' | 'missed' {
  const met =
    atMost.every((most, i) => (figures[i] ?? NaN) <= most) &&
    atLeast.every((least, i) => (figures[i] ?? NaN) >= least);
  return met ? 'met' : 'missed';
}

/** A verdict as cells: goal, what, figure, wanted, verdict. */
export function cellsOf({ goal, check, verdict, figures, reason }: Verdict): string[] {
  const { what, atMost, atLeast = [], unit } = check;
  const wanted = `${atMost ? '≤' : '≥'} ${listed(atMost ?? atLeast, unit)}`;
  return [String(goal), what, figures ? listed(figures, unit) : (reason ?? ''), wanted, verdict];
}

/** `26 / 25 / 28 ×`; one number where all are the same. */
function listed(numbers: number[], unit: string): string {
  const written = numbers.map(shortNumber);
  const all = new Set(written).size === 1 ? written.slice(0, 1) : written;
  return `${all.join(' / ')} ${unit}`.trim();
}
