/** What became of the rows of a file. Lines are counted as an editor counts them, from 1. */
export interface ImportReport {
  dryRun: boolean;
  rows: number;
  added: number;
  changed: number;
  unchanged: number;
  refused: { line: number; reasons: string[] }[];
  notes: { line: number; note: string }[];
  unusedColumns: string[];
}

/** The report as lines of text: the sum first, then every row that needs the dealer's eye. */
export function reportLines(report: ImportReport): string[] {
  const { dryRun, unusedColumns, refused, notes } = report;
  const counted = (['added', 'changed', 'unchanged'] as const).map(
    (fate) => `${grouped(report[fate])} ${fate}`,
  );
  const sum = [...counted, `${grouped(refused.length)} refused`].join(', ');
  return [
    `${dryRun ? 'Dry run, nothing is written. ' : ''}${grouped(report.rows)} rows read: ${sum}.`,
    ...(unusedColumns.length > 0 ? [`not used: ${unusedColumns.join(', ')}`] : []),
    ...refused.map(({ line, reasons }) => `line ${line}: ${reasons.join('; ')}`),
    ...notes.map(({ line, note }) => `line ${line} (imported): ${note}`),
  ];
}

function grouped(count: number): string {
  return count.toLocaleString('en-US');
}
