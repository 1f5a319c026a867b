import { latinDigits } from '../../../text/latinDigits.ts';

const UNITS = new Map([
  ['k', 1000],
  ['m', 1_000_000],
]);

/**
 * A visitor's typed text as a whole number, such as 1500000 for `1.5m` or 50000 for `٥٠٬٠٠٠`: decimals are cut off, and text
 * that is no number counts as 0 (spec §5).
 */
export function wholeNumber(text: string): number {
  const typed = latinDigits(text).replace(/[\s,]/g, '').toLowerCase();
  const [, amount, unit] = /^(\d+(?:\.\d+)?)([km])$/.exec(typed) ?? [];
  const factor = UNITS.get(unit ?? '');
  const number = factor ? Math.round(Number(amount) * factor) : Number.parseInt(typed, 10);
  return Number.isNaN(number) ? 0 : Math.max(0, Math.min(number, 999_999_999));
}
