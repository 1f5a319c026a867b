/** What became of the rows of a file. Lines are counted as an editor counts them, from 1. */
export interface ImportReport {
  dryRun: boolean;
  rows: number;
  added: number;
  changed: number;
  unchanged: number;
  /** How many of the added cars were withdrawn before. */
  relisted: number;
  /** The cars that are in the stock no more, in words; undefined where the file was not the whole stock. */
  withdrawn?: string[];
  refused: { line: number; reasons: string[] }[];
  notes: { line: number; note: string }[];
  unusedColumns: string[];
}

/** The report as lines of text: the sum first, then every row that needs the dealer's eye. */
export function reportLines(report: ImportReport): string[] {
  const { dryRun, unusedColumns, refused, notes, relisted, withdrawn } = report;
  const counted = (['added', 'changed', 'unchanged'] as const).map(
    (fate) => `${grouped(report[fate])} ${fate}`,
  );
  const sum = [
    ...counted,
    `${grouped(refused.length)} refused`,
    ...(relisted > 0 ? [`${grouped(relisted)} listed again`] : []),
    ...(withdrawn ? [`${grouped(withdrawn.length)} withdrawn`] : []),
  ].join(', ');
  return [
    `${dryRun ? 'Dry run, nothing is written. ' : ''}${grouped(report.rows)} rows read: ${sum}.`,
    ...(unusedColumns.length > 0 ? [`not used: ${unusedColumns.join(', ')}`] : []),
    ...refused.map(({ line, reasons }) => `line ${line}: ${reasons.join('; ')}`),
    ...(withdrawn ?? []).map((words) => `withdrawn: ${words}`),
    ...notes.map(({ line, note }) => `line ${line} (imported): ${note}`),
  ];
}

function grouped(count: number): string {
  return count.toLocaleString('en-US');
}
