import type { Cells } from './Cells.ts';
import { InvalidCell } from './InvalidCell.ts';
import { isNone } from './blankTexts.ts';

const yes = /^(yes|y|true|1|x|✓|✔|نعم)$/iu;
const no = /^(no|n|false|0|✗|✘|لا)$/iu;

/** Reads a yes or no, or a tick. Returns null for no text; throws `InvalidCell` for anything else. */
export function readYesNo(what: string, text: string | null): 'yes' | 'no' | null {
  if (text === null) return null;
  if (yes.test(text)) return 'yes';
  if (no.test(text)) return 'no';
  throw new InvalidCell(`${what} "${text}" is neither yes nor no`);
}

/**
 * Reads the sale status from a column of words or a column of ticks. Returns null if both are blank. Throws `InvalidCell`
 * for an unknown word: to offer a sold car again is worse than to leave a row out.
 */
export function readSaleStatus(cells: Cells): 'sold' | 'available' | 'reserved' | null {
  const text = cells.text('status');
  if (readYesNo('sold', cells.text('sold')) === 'yes') return 'sold';
  if (text === null) return null;
  if (/^(sold|sold out|مباع|تم البيع)$/iu.test(text)) return 'sold';
  if (/^(available|in stock|for sale|active|listed|متاح|متوفر|للبيع)$/iu.test(text)) return 'available';
  if (/^(reserved|booked|on hold|محجوز)$/iu.test(text)) return 'reserved';
  throw new InvalidCell(`status "${text}" is not one of sold, available, reserved`);
}

/** The longest answer, characters. */
const LONGEST_ANSWER = 120;

/** Reads an answer in words; a tick means `Yes`, a cross `No`, and nil `None`. Throws `InvalidCell` for a whole paragraph. */
export function readAnswer(text: string | null): string | null {
  if (text === null) return null;
  if (text.length > LONGEST_ANSWER) {
    throw new InvalidCell(
      `"${text.slice(0, 30)}…" is longer than ${LONGEST_ANSWER} characters: write it into the description`,
    );
  }
  if (isNone(text)) return 'None';
  if (yes.test(text)) return 'Yes';
  return no.test(text) ? 'No' : text.charAt(0).toUpperCase() + text.slice(1);
}
