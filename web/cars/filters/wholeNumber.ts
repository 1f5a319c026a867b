/** What a visitor typed as a whole number: decimals are cut off, what is no number counts as 0 (spec §5). */
export function wholeNumber(text: string): number {
  const number = Number.parseInt(text.replace(/[\s,]/g, ''), 10);
  return Number.isNaN(number) ? 0 : Math.max(0, Math.min(number, 999_999_999));
}
