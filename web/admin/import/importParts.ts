import type { CarImportFieldsFragment } from '../../generated/CarImportFields.ts';

/** An import as the page has it. */
export type CarImport = CarImportFieldsFragment;

/** What a column may mean. */
export type ImportFieldName = CarImport['overwrite'][number];

/** A kind of row that can be looked at. */
export type RowKind = CarImport['rowCounts'][number]['kind'];

/** Whether an import is being done. */
export const isWorking = ({ state }: Pick<CarImport, 'state'>) => state === 'CHECKING' || state === 'RUNNING';

/** Whether an import has been begun: its columns are chosen. */
export const isBegun = ({ state }: Pick<CarImport, 'state'>) =>
  !['READY', 'CHECKING', 'CHECKED'].includes(state);

/** What nobody changes by hand, so that a file always counts. */
const neverByHand = /^(STOCK_NUMBER|VIN|MILEAGE_UNIT|SOLD|LISTED_ON|(BODY|MECHANICAL)_CONDITION)$/;

/** Whether a meaning is the paint of a panel: the readings of all panels are one value. */
export const isPaint = (meaning: ImportFieldName) => meaning.startsWith('PAINT_');

/** The meanings among these whose values may have been changed by hand, each once; of several of the paint, the first. */
export function changedByHand(meanings: readonly (ImportFieldName | null)[]): ImportFieldName[] {
  const paint = meanings.find((meaning) => meaning && isPaint(meaning));
  const found = meanings.flatMap((meaning) =>
    meaning && !neverByHand.test(meaning) && (!isPaint(meaning) || meaning === paint) ? meaning : [],
  );
  return [...new Set(found)];
}

/** Whether two meanings are of one value of a car. */
export function isSameValue(a: ImportFieldName, b: ImportFieldName): boolean {
  return a === b || (isPaint(a) && isPaint(b));
}
