import { latinDigits } from '../../../text/latinDigits.ts';
import type { Cells } from './Cells.ts';

/** 17 letters and digits; a row of the same sign fills a form that wants a VIN. */
const vinShape = /^(?!(.)\1+$)[A-Z0-9]{17}$/;
/** The letters that no VIN has (ISO 3779), as they look like 1 and 0. A VIN with one is mistyped, yet the same in the next file. */
const confusable = /[IOQ]/;

/** Each sign of a VIN at the index of its value for the check digit (49 CFR 565.15, table III). */
const signsByValue = ['0', '1AJ', '2BKS', '3CLT', '4DMU', '5ENV', '6FW', '7GPX', '8HY', '9RZ'];
/** The first signs of cars that were built for countries where the check digit is law: North America and China. */
const checkedRegions = /^[1-5L]/;
const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];

/**
 * Reads the vehicle identification number of a row: null if the cell is blank or has another number, such as the shorter
 * chassis number of a car from Japan. A note says what to look at: a number that is no VIN, or one that may be mistyped, which
 * is no more than a hint.
 */
export function readVin(cells: Cells): { vin: string | null; notes: string[] } {
  const text = cells.text('vin');
  if (text === null) return { vin: null, notes: [] };
  const vin = latinDigits(text.normalize('NFKC'))
    .replace(/[\s.-]/g, '')
    .toUpperCase();
  if (!vinShape.test(vin)) {
    const sentence = `VIN "${text}" is ignored: a VIN has 17 letters and digits`;
    return { vin: null, notes: [sentence] };
  }
  const doubt = doubtOf(vin);
  return { vin, notes: doubt ? [`VIN ${vin} may be mistyped: ${doubt}`] : [] };
}

function doubtOf(vin: string): string | undefined {
  if (confusable.test(vin)) return 'a VIN has no I, O or Q';
  return checkedRegions.test(vin) && !hasCheckDigit(vin) ? 'its check digit is wrong' : undefined;
}

function hasCheckDigit(vin: string): boolean {
  const sum = weights.reduce((total, weight, i) => total + valueOf(vin.charAt(i)) * weight, 0);
  return vin[8] === 'X0123456789'.charAt(((sum % 11) + 1) % 11);
}

function valueOf(sign: string): number {
  return signsByValue.findIndex((signs) => signs.includes(sign));
}
