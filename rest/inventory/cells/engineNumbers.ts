import { latinDigits } from '../../../text/latinDigits.ts';
import { limits } from '../columns.ts';
import type { Cells } from './Cells.ts';
import { readWhole } from './readNumber.ts';

/** `6`, `6 cyl.`, `6 Cylinders`; the number is the first group. */
const cylinders = /^(\d+)(?:[ -]?cyl(?:inder)?s?\.?)?$/i;
/** The arrangement of the cylinders as well: `V8`. */
const arranged = /^(?:v|w|i|l|flat|straight)[ -]?(\d{1,2})$/i;
/** A number with or without its unit. Ranges such as `400 - 500 HP`, and kilowatts, are no number of horsepower. */
const power = /^[\d,.٬' ]+(?:hp|bhp|ps)?$/i;

/** Whether a cell says no more of the cylinders than how many there are. */
export function isPlainCylinders(text: string): boolean {
  return cylinders.test(latinDigits(text));
}

/** Whether a cell says no more of the power than how much it is. */
export function isPlainPower(text: string): boolean {
  return power.test(latinDigits(text));
}

/** The number of cylinders; null if no cell says it, and for the 0 of electric cars. Throws `InvalidCell` for a number that no car has. */
export function readCylinders(cells: Cells): number | null {
  const text = latinDigits(cells.text('cylinders') ?? '');
  const count = (cylinders.exec(text) ?? arranged.exec(text))?.[1];
  return count === undefined || Number(count) === 0 ? null : readWhole('cylinders', count, limits.cylinders);
}

/** The power in horsepower; null if no cell says it, for ranges and for 0. Throws `InvalidCell` for a number that no car has. */
export function readPower(cells: Cells): number | null {
  const text = cells.text('horsepower');
  return text === null || !isPlainPower(text) || /^0+\D*$/.test(latinDigits(text))
    ? null
    : readWhole('horsepower', text, limits.power);
}
