import { unfinishedCars } from '../cars/unfinishedCars.ts';
import type { PictureReport } from './pictures/importPictures.ts';

/** How many of the lines without a make are named. */
const NAMED_LINES = 20;

/** The result of an import. Lines are counted from 1, as in an editor. */
export interface ImportReport {
  dryRun: boolean;
  rows: number;
  added: number;
  changed: number;
  unchanged: number;
  /** How many of the added cars were withdrawn before. */
  relisted: number;
  /** The labels of the withdrawn cars; undefined if the file was not the whole stock. */
  withdrawn?: string[];
  /** The lines of the imported cars that have no make. */
  withoutMake: number[];
  refused: { line: number; reasons: string[] }[];
  notes: { line: number; note: string }[];
  unusedColumns: string[];
}

/** Turns the report into lines of text: first the counts, then every row that the dealer should look at. */
export function reportLines(report: ImportReport): string[] {
  const { dryRun, unusedColumns, refused, notes, relisted, withdrawn, withoutMake } = report;
  const counted = (['added', 'changed', 'unchanged'] as const).map(
    (outcome) => `${grouped(report[outcome])} ${outcome}`,
  );
  const counts = [
    ...counted,
    `${grouped(refused.length)} refused`,
    ...(relisted > 0 ? [`${grouped(relisted)} listed again`] : []),
    ...(withdrawn ? [`${grouped(withdrawn.length)} withdrawn`] : []),
  ].join(', ');
  return [
    `${dryRun ? 'Dry run, nothing is written. ' : ''}${grouped(report.rows)} rows read: ${counts}.`,
    ...(withoutMake.length > 0 ? [unfinishedCars(withoutMake.length, lines(withoutMake))] : []),
    ...(unusedColumns.length > 0 ? [`not used: ${unusedColumns.join(', ')}`] : []),
    ...refused.map(({ line, reasons }) => `line ${line}: ${reasons.join('; ')}`),
    ...(withdrawn ?? []).map((label) => `withdrawn: ${label}`),
    ...notes.map(({ line, note }) => `line ${line} (imported): ${note}`),
  ];
}

/** Turns the report on pictures into lines of text. */
export function pictureLines({ added, kept, removed, failed }: PictureReport): string[] {
  const counts = [
    `${grouped(added)} added`,
    `${grouped(kept)} kept`,
    ...(removed > 0 ? [`${grouped(removed)} removed`] : []),
    `${grouped(failed.length)} failed`,
  ];
  return [
    `Pictures: ${counts.join(', ')}.`,
    ...failed,
    ...(failed.length > 0
      ? ['Import again to try those that failed; the others are not fetched again.']
      : []),
  ];
}

/** The first lines, in words. */
function lines(numbers: number[]): string[] {
  return numbers.slice(0, NAMED_LINES).map((line) => `line ${line}`);
}

function grouped(count: number): string {
  return count.toLocaleString('en-US');
}
