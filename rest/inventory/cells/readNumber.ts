import { latinDigits } from '../../../text/latinDigits.ts';
import type { Cells } from './Cells.ts';
import { InvalidCell } from './InvalidCell.ts';
import type { Limits } from '../columns.ts';
import { nameKey } from './nameKey.ts';

/** U+20C3 is the sign of the dirham since Unicode 18. */
const currency = String.raw`(?:aed|dhs?\.?|dirhams?|د\.?\s?إ\.?|درهم|\u20c3)`;
const wrapping = {
  AED: new RegExp(`^${currency}\\s*|\\s*(?:${currency}|/-)$`, 'giu'),
  km: /\s*(?:kms?\.?|kilomet(?:er|re)s?|كم|كيلومتر)$/giu,
  mm: /\s*(?:mms?\.?|millimet(?:er|re)s?)$/giu,
  µm: /\s*(?:[µμ]m?|um|mic(?:ron)?s?)$/giu,
  HP: /\s*(?:hp|bhp|ps)$/giu,
};
/** Digits without separators, or in groups of three with one kind of separator. */
const plainNumber = /^(?:\d+|\d{1,3}(?:([,'’ ])\d{3})(?:\1\d{3})*)(?:\.\d+)?$/u;
/** A large number as a spreadsheet shows it in a narrow column: 2.5E+05. */
const scientific = /^\d(?:\.\d+)?e\+?\d{1,2}$/i;

const noPrice = new Set(
  [
    ...[
      'call',
      'call us',
      'call now',
      'call for price',
      'call for the price',
      'ask',
      'ask for price',
      'ask for the price',
    ],
    ...[
      'poa',
      'por',
      'on request',
      'upon request',
      'price on request',
      'price upon request',
      'on application',
    ],
    ...[
      'price on application',
      'contact',
      'contact us',
      'contact dealer',
      'contact for price',
      'contact us for price',
    ],
    ...['السعر عند الطلب', 'عند الطلب', 'اتصل', 'اتصل بنا'],
  ].map(nameKey),
);

function isNoPrice(text: string): boolean {
  return !/\d/.test(text) && noPrice.has(nameKey(text));
}

/**
 * Reads an amount in AED. Returns null for no text, for 0 and for 'on request' in its many spellings; throws
 * `InvalidCell` for anything else that is not an amount within `allowed`.
 */
export function readAmount(what: string, text: string | null, allowed: Limits): number | null {
  if (text === null || isNoPrice(text)) return null;
  const amount = readPlain(what, text, 'AED');
  return amount === 0 ? null : within(what, amount, allowed);
}

/** The text of the mileage; Meta's feed has the unit in a column of its own. */
export function mileageText(cells: Cells): string | null {
  const [mileage, unit] = [cells.text('mileage'), cells.text('mileageUnit')];
  return mileage && unit && /\d$/.test(mileage) ? `${mileage} ${unit}` : mileage;
}

/** Reads a whole number. Returns null for no text; throws `InvalidCell` for anything that is not one within `allowed`. */
export function readWhole(what: string, text: string | null, allowed: Limits): number | null {
  if (text === null) return null;
  const number = readPlain(what, text, allowed.unit);
  if (!Number.isInteger(number)) throw new InvalidCell(`${what} "${text}" is not a whole number`);
  return within(what, number, allowed);
}

/** Reads a number with or without decimals, as `readWhole` does. */
export function readDecimal(what: string, text: string | null, allowed: Limits): number | null {
  return text === null ? null : within(what, readPlain(what, text, allowed.unit), allowed);
}

function readPlain(what: string, text: string, unit?: keyof typeof wrapping): number {
  const bare = unit ? westernDigits(text).replace(wrapping[unit], '') : westernDigits(text);
  if (scientific.test(bare)) return Number(bare);
  if (!plainNumber.test(bare)) {
    throw new InvalidCell(`${what} "${text}" is not a number${unit ? ` of ${unit}` : ''}`);
  }
  // 26.000 is twenty-six thousand to one dealer and twenty-six to another.
  if (/^\d{1,3}\.\d{3}$/.test(bare)) {
    throw new InvalidCell(`${what} "${text}" is ambiguous: write it without the dot`);
  }
  return Number(bare.replace(/[,'’ ]/gu, ''));
}

function within(what: string, number: number, { min, max, unit }: Limits): number {
  const said = (value: number) => {
    // A year is written without a thousands separator.
    const digits = /\byear$/.test(what) ? String(value) : value.toLocaleString('en-US');
    return unit ? `${digits} ${unit}` : digits;
  };
  if (number > max) throw new InvalidCell(`${what} ${said(number)} is above ${said(max)}`);
  if (number < min) throw new InvalidCell(`${what} ${said(number)} is below ${said(min)}`);
  return number;
}

/** Turns digits, separators and spaces of other scripts and widths into those of a Latin keyboard. */
function westernDigits(text: string): string {
  return latinDigits(text.normalize('NFKC')).replace(/\s+/gu, ' ');
}
