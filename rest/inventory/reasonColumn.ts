import { nameKey } from './cells/nameKey.ts';

/** The column in which a file of refused rows says why. */
export const REASON_COLUMN = 'Refused because';

/** Whether a column is that of the reasons, in any spelling: an import ignores it. */
export function isReasonColumn(name: string): boolean {
  return nameKey(name) === nameKey(REASON_COLUMN);
}
