import { counted } from '../../text/counted.ts';
import { unfinishedCars } from '../cars/tellUnfinishedCars.ts';
import { type Evidence, evidence } from './identity/RowIdentity.ts';
import type { PictureReport } from './pictures/importPictures.ts';
import { refusedLines } from './refusedLines.ts';

/** How many of the lines without a make are named. */
const NAMED_LINES = 20;

/** The result of an import. Lines are counted from 1, as in an editor. */
export interface ImportReport {
  dryRun: boolean;
  /** Whether it was ended before its last row. */
  isCancelled?: boolean;
  rows: number;
  added: number;
  changed: number;
  unchanged: number;
  /** How many of the added cars were withdrawn before. */
  relisted: number;
  /** How many cars keep a value that a person has changed, though the file says something else. */
  keptByHand: number;
  /** The labels of the cars in the file that stay withdrawn, as a person has withdrawn them. */
  keptWithdrawn: string[];
  /** The labels of the withdrawn cars; undefined if the file was not the whole stock. */
  withdrawn?: string[];
  /** The lines of the imported cars that have no make. */
  withoutMake: number[];
  /** How many rows were recognised as stored cars, by what told it. */
  identified: Record<Evidence, number>;
  /** The rows that no number and no key told, with the cars for which they were taken. */
  matched: { line: number; car: string; isOneOfSeveral: boolean }[];
  /** Why the import needs `force`, in a sentence; only of a dry run. */
  mustBeForced?: string;
  refused: { line: number; reasons: string[] }[];
  notes: { line: number; note: string }[];
  unusedColumns: string[];
}

/** The report of an import that has read nothing yet. */
export function emptyReport(dryRun: boolean, unusedColumns: string[]): ImportReport {
  return {
    ...{ dryRun, rows: 0, added: 0, changed: 0, unchanged: 0, relisted: 0, keptByHand: 0 },
    identified: { stockNumber: 0, vin: 0, id: 0, facts: 0, picture: 0, likeness: 0 },
    ...{ keptWithdrawn: [], matched: [], withoutMake: [], refused: [], notes: [], unusedColumns },
  };
}

/** Turns the report into lines of text: first the counts, then every row that the dealer should look at. */
export function reportLines(report: ImportReport): string[] {
  const { dryRun, unusedColumns, refused, notes, relisted, withdrawn, withoutMake, mustBeForced } = report;
  const { keptByHand, keptWithdrawn } = report;
  const outcomes = (['added', 'changed', 'unchanged'] as const).map(
    (outcome) => `${grouped(report[outcome])} ${outcome}`,
  );
  const counts = [
    ...outcomes,
    `${grouped(refused.length)} refused`,
    ...(relisted > 0 ? [`${grouped(relisted)} listed again`] : []),
    ...(withdrawn ? [`${grouped(withdrawn.length)} withdrawn`] : []),
    ...(keptWithdrawn.length > 0 ? [`${grouped(keptWithdrawn.length)} kept withdrawn`] : []),
  ].join(', ');
  // What stays by hand is known later than what the other rows of its batch say.
  const inOrder = notes.toSorted((a, b) => a.line - b.line);
  return [
    `${dryRun ? 'Dry run, nothing was written. ' : ''}${grouped(report.rows)} rows read: ${counts}.`,
    ...identifiedLines(report),
    ...(mustBeForced === undefined ? [] : [`The import requires --force: ${mustBeForced}`]),
    ...(withoutMake.length > 0 ? [unfinishedCars(withoutMake.length, lines(withoutMake))] : []),
    ...(keptByHand > 0
      ? [`${counted(keptByHand, 'car keeps', 'cars keep')} values that were changed by hand.`]
      : []),
    ...(unusedColumns.length > 0 ? [`ignored columns: ${unusedColumns.join(', ')}`] : []),
    ...refusedLines(refused),
    ...(withdrawn ?? []).map((label) => `withdrawn: ${label}`),
    ...keptWithdrawn.map((label) => `kept withdrawn: ${label}`),
    ...matchedLines(report),
    ...inOrder.map(({ line, note }) => `line ${line} (imported): ${note}`),
  ];
}

/** How the rows were recognised as stored cars; no line where none was. */
function identifiedLines({ identified }: ImportReport): string[] {
  const counts = Object.entries(evidence).flatMap(([by, words]) => {
    const count = identified[by as Evidence]; // the type of Object.entries loses the keys
    return count > 0 ? [`${grouped(count)} ${words}`] : [];
  });
  return counts.length > 0 ? [`Cars recognised: ${counts.join(', ')}.`] : [];
}

/** The cars for which rows were taken by likeness. */
function matchedLines({ matched }: ImportReport): string[] {
  return matched.map(
    ({ line, car, isOneOfSeveral }) =>
      `line ${line} was matched to ${car}${isOneOfSeveral ? ', the closest of several similar cars' : ''}`,
  );
}

/** Turns the report on pictures into lines of text. */
export function pictureLines({ added, kept, removed, keptByHand = [], failed }: PictureReport): string[] {
  const counts = [
    `${grouped(added)} added`,
    `${grouped(kept)} kept`,
    ...(removed > 0 ? [`${grouped(removed)} removed`] : []),
    `${grouped(failed.length)} failed`,
  ];
  return [
    `Pictures: ${counts.join(', ')}.`,
    ...keptByHand,
    ...failed,
    ...(failed.length > 0
      ? ['Import again to retry the failed ones; the others are not fetched again.']
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
