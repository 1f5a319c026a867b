import { grouped } from '../../ui/text/grouped.ts';
import type { Catalogue } from '../../ui/text/useMessages.ts';
import { fieldNames } from './fieldNames.ts';
import type { CarImport, RowKind } from './importParts.ts';

const counted = (count: number, one: string, several = `${one}s`) =>
  count === 1 ? `1 ${one}` : `${grouped(count)} ${several}`;

const en = {
  title: 'Import',
  lead: 'Bring your cars from a CSV file. You see what it would do before anything is changed.',
  choose: 'Choose a file',
  drop: 'or drop it here',
  fine: 'CSV with commas, semicolons or tabs, up to 100 MB, in UTF-\u20608, UTF-\u206016 or Windows-\u20601256. From Excel, save as “CSV UTF-\u20608”.',
  example: 'Download an example',
  sending: (per: number) => `Sending the file: ${per} %`,
  sendFailed: 'The file could not be sent. Check your connection, and choose it again.',
  tooLarge: 'The file is larger than 100 MB: split it.',
  cancel: 'Cancel',
  earlier: 'Earlier imports',
  noneYet: 'No file has been imported yet.',
  back: 'Import',
  none: 'There is no such import',
  noneHint: 'Its file may have been removed: files that were not imported are stored for a day.',
  fields: fieldNames,
  notUsed: 'Not used',
  columns: 'Columns',
  columnsHint:
    'What each column of the file means. The next file with the same columns is read the same way.',
  columnHeadings: { column: 'Column', values: 'First rows', meaning: 'Means' },
  unnamed: 'Column without a name',
  options: 'Options',
  complete: 'This file is my whole stock',
  completeHint: 'Cars of earlier files that it lacks are withdrawn from the site.',
  force: 'I have looked at it: import it all the same',
  paint: 'Paint of all panels',
  overwrite: 'Overwrite changes made by hand',
  overwriteHint: 'Changes made in the back office are kept. Tick the fields that the file should overwrite.',
  check: 'Check the file',
  checkAgain: 'Check again',
  checkHint: 'Checking changes nothing.',
  remove: 'Remove the file',
  removed: 'The file is removed.',
  result: 'What it would do',
  outcome: 'What it has done',
  start: (count: number) => `Import ${counted(count, 'row')}`,
  runAgain: 'Run it again',
  fileGone: 'The file was removed a day after it was sent. Choose it again to import it again.',
  kinds: {
    ADDED: (count: number) => `${grouped(count)} new`,
    CHANGED: (count: number) => `${grouped(count)} changed`,
    WITHDRAWN: (count: number) => `${grouped(count)} withdrawn`,
    REFUSED: (count: number) => `${grouped(count)} refused`,
    KEPT: (count: number) => (count === 1 ? '1 keeps hand edits' : `${grouped(count)} keep hand edits`),
    KEPT_WITHDRAWN: (count: number) =>
      count === 1 ? '1 stays withdrawn' : `${grouped(count)} stay withdrawn`,
    NOTES: (count: number) => counted(count, 'note'),
    PICTURES: (count: number) => counted(count, 'picture failed', 'pictures failed'),
  } satisfies Record<RowKind, (count: number) => string>,
  unchanged: (count: number) => `${grouped(count)} unchanged`,
  rowsOf: (name: string) => `Rows: ${name}`,
  line: (line: number) => `Line ${grouped(line)}`,
  fault: (column: string, value: string) => `${column}: “${value}”`,
  download: 'Download as CSV',
  downloadFailed: 'The file could not be loaded. Try again.',
  checking: 'Checking the file',
  running: 'Importing',
  pictures: 'Fetching pictures',
  waiting: 'Another import is running. This one begins when that ends.',
  starting: 'Reading the file …',
  of: (done: number, total: number) => `${grouped(done)} of ${grouped(total)}`,
  leave: 'You may leave this page. The import goes on, and you find it here again.',
  cancelling: 'Ending after this batch …',
  pictureCounts: ({ added, kept, removed, failed }: NonNullable<CarImport['pictures']>) =>
    [
      `Pictures: ${grouped(added)} fetched`,
      `${grouped(kept)} kept`,
      ...(removed > 0 ? [`${grouped(removed)} removed`] : []),
      ...(failed > 0 ? [`${grouped(failed)} failed`] : []),
    ].join(', ') + '.',
  toCars: 'Open the cars',
  states: {
    READY: 'Not imported',
    CHECKING: 'Being checked',
    CHECKED: 'Checked, not imported',
    RUNNING: 'Being imported',
    DONE: 'Imported',
    CANCELLED: 'Cancelled',
    FAILED: 'Failed',
    INTERRUPTED: 'Interrupted',
  } satisfies Record<CarImport['state'], string>,
  cancelledHint: 'The import was cancelled. What was imported by then stays.',
  summary: ({ added, changed, withdrawn, refused }: NonNullable<CarImport['counts']>) =>
    `${grouped(added)} added, ${grouped(changed)} changed, ${grouped(withdrawn)} withdrawn, ${grouped(refused)} refused`,
  kilobytes: (count: string) => `${count} kB`,
  megabytes: (count: string) => `${count} MB`,
};

export type ImportMessages = typeof en;
export const importMessages: Catalogue<ImportMessages> = { en };
