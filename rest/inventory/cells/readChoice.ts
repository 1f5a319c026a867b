import type { Cells } from './Cells.ts';
import { InvalidCell } from './InvalidCell.ts';
import { isNone } from './blankTexts.ts';
import { nameKey } from './nameKey.ts';

const yes = /^(yes|y|true|1|x|✓|✔|نعم)[.!]*$/iu;
const no = /^(no|n|false|0|✗|✘|لا)[.!]*$/iu;

/** Reads a yes or no, or a tick. Returns null for no text; throws `InvalidCell` for anything else. */
export function readYesNo(what: string, text: string | null): 'yes' | 'no' | null {
  if (text === null) return null;
  if (yes.test(text)) return 'yes';
  if (no.test(text)) return 'no';
  throw new InvalidCell(`${what} "${text}" is neither yes nor no`);
}

/** The words for a sale status; `in_stock` and its like are those of vehicle feeds and of schema.org. */
const statuses = {
  sold: [
    ...[
      'sold',
      'sold out',
      'out of stock',
      'not available',
      'unavailable',
      'no longer available',
      'discontinued',
    ],
    ...['delivered', 'مباع', 'مباعة', 'تم البيع'],
  ],
  available: [
    ...[
      'available',
      'available now',
      'now available',
      'in stock',
      'for sale',
      'on sale',
      'active',
      'listed',
      'live',
    ],
    ...['limited availability', 'in store only', 'متاح', 'متوفر', 'للبيع'],
  ],
  reserved: [
    ...[
      'reserved',
      'booked',
      'on hold',
      'hold',
      'sale pending',
      'sale agreed',
      'under offer',
      'deposit paid',
    ],
    ...['deposit taken', 'محجوز', 'محجوزة'],
  ],
} as const;

const statusByKey = new Map(
  Object.entries(statuses).flatMap(([status, words]) =>
    // The type of Object.entries loses the keys.
    words.map((word) => [nameKey(word), status as keyof typeof statuses] as const),
  ),
);

/**
 * Reads the sale status from a column of words or a column of ticks; case, spaces and punctuation are ignored. Returns null
 * if both are blank. Throws `InvalidCell` for an unknown word: to offer a sold car again is worse than to leave a row out.
 */
export function readSaleStatus(cells: Cells): keyof typeof statuses | null {
  const [text, sold] = [cells.text('status'), cells.text('sold')];
  const ticked =
    sold === null ? undefined : (statusOf(sold) ?? (readYesNo('sold', sold) === 'yes' && 'sold'));
  if (ticked && ticked !== 'available') return ticked;
  if (text === null) return null;
  const status = statusOf(text.replace(/^https?:\/\/schema\.org\//i, ''));
  if (!status) throw new InvalidCell(`status "${text}" is not one of sold, available, reserved`);
  return status;
}

/** Whether a text says no, or that there is none. */
export function isNo(text: string): boolean {
  return no.test(text) || isNone(text);
}

function statusOf(text: string): keyof typeof statuses | undefined {
  // Most files write the usual words, which are their own keys.
  return statusByKey.get(text.toLowerCase()) ?? statusByKey.get(nameKey(text));
}

/** The longest answer, characters. */
const LONGEST_ANSWER = 120;

/** Reads an answer in words; a tick means `Yes`, a cross `No`, and nil `None`. Throws `InvalidCell` for a whole paragraph. */
export function readAnswer(text: string | null): string | null {
  if (text === null) return null;
  if (text.length > LONGEST_ANSWER) {
    throw new InvalidCell(
      `"${text.slice(0, 30)}…" is longer than ${LONGEST_ANSWER} characters: put it into the description`,
    );
  }
  if (isNone(text)) return 'None';
  if (yes.test(text)) return 'Yes';
  return no.test(text) ? 'No' : text.charAt(0).toUpperCase() + text.slice(1);
}
