import { latinDigits } from '../../text/latinDigits.ts';
import { InvalidCell } from './InvalidCell.ts';
import type { Limits } from './limits.ts';

const currency = String.raw`(?:aed|dhs?\.?|dirhams?|د\.?\s?إ\.?|درهم)`;
const wrapping = {
  AED: new RegExp(`^${currency}\\s*|\\s*(?:${currency}|/-)$`, 'giu'),
  km: /\s*(?:kms?\.?|kilomet(?:er|re)s?|كم|كيلومتر)$/giu,
};
/** Digits without separators, or in groups of three with one kind of separator. */
const plainNumber = /^(?:\d+|\d{1,3}(?:([,'’ ])\d{3})(?:\1\d{3})*)(?:\.\d+)?$/u;
const noPrice =
  /^(call( us| now| for (the )?price)?|ask( for (the )?price)?|p\.?o\.?a\.?|(price )?(up)?on (request|application)|contact( us)?|السعر عند الطلب|اتصل( بنا)?)$/iu;

/**
 * Reads an amount in AED. Returns null for no text, for 0 and for 'on request' in its many spellings; throws
 * `InvalidCell` for anything else that is not an amount within `allowed`.
 */
export function readAmount(what: string, text: string | null, allowed: Limits): number | null {
  if (text === null || noPrice.test(text)) return null;
  const amount = readPlain(what, text, 'AED');
  return amount === 0 ? null : within(what, amount, allowed);
}

/** Reads a whole number. Returns null for no text; throws `InvalidCell` for anything that is not one within `allowed`. */
export function readWhole(what: string, text: string | null, allowed: Limits): number | null {
  if (text === null) return null;
  const number = readPlain(what, text, allowed.unit);
  if (!Number.isInteger(number)) throw new InvalidCell(`${what} "${text}" is not a whole number`);
  return within(what, number, allowed);
}

function readPlain(what: string, text: string, unit?: keyof typeof wrapping): number {
  const bare = unit ? westernDigits(text).replace(wrapping[unit], '') : westernDigits(text);
  if (!plainNumber.test(bare)) {
    throw new InvalidCell(`${what} "${text}" is not a number${unit ? ` of ${unit}` : ''}`);
  }
  // 26.000 is twenty-six thousand to one dealer and twenty-six to another.
  if (/^\d{1,3}\.\d{3}$/.test(bare)) {
    throw new InvalidCell(`${what} "${text}" can be read in two ways: write it without the dot`);
  }
  return Number(bare.replace(/[,'’ ]/gu, ''));
}

function within(what: string, number: number, { min, max, unit }: Limits): number {
  const said = (value: number) => {
    // A year is written without a thousands separator.
    const digits = what === 'year' ? String(value) : value.toLocaleString('en-US');
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
