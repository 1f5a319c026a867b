import type { GoalResult } from '../judgeGoal.ts';
import type { Detail } from './Detail.ts';
import { textTable } from './textTable.ts';
import { cellsOf } from './Verdict.ts';

/** One run of the benchmark. */
export interface Run {
  /** Such as `2026-11-22`. */
  date: string;
  /** Cores, processor and Node. */
  machine: string;
  quick: boolean;
  seconds: number;
  results: GoalResult[];
}

/** The table of verdicts, with the machine and the date of the run, for a terminal and for the README. */
export function verdictTable({ date, machine, quick, seconds, results }: Run): string {
  const rows = results.toSorted((a, b) => a.goal - b.goal).flatMap(({ verdicts }) => verdicts.map(cellsOf));
  const minutes = `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;
  const run = quick ? 'quick run, which only hints at the figures' : 'full run';
  return [
    `${date}, ${machine}, ${run} of ${minutes}:`,
    textTable(['goal', 'what', 'figure', 'wanted', 'verdict'], rows),
  ].join('\n\n');
}

/** What the figures are made of, and how long each goal took. */
export function detailTables({ results }: Run): string {
  const sorted = results.toSorted((a, b) => a.goal - b.goal);
  const times = {
    title: 'Seconds that the goals took',
    rows: [Object.fromEntries(sorted.map(({ goal, seconds }) => [`goal ${goal}`, seconds.toFixed(0)]))],
  };
  return [...sorted.flatMap(({ details }) => details), times].map(detailTable).join('\n\n');
}

function detailTable({ title, rows }: Detail): string {
  const header = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const cells = rows.map((row) => header.map((name) => String(row[name] ?? '')));
  return `${title}:\n\n${textTable(header, cells)}`;
}
