import type { Field } from '../columns.ts';

/** Why a row is refused. */
export interface CellFault {
  /** The field whose cell is at fault; null if it is the row as a whole. */
  field: Field | null;
  reason: string;
}
