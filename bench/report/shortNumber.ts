/** A number with three significant digits, and no more than two decimals. */
export function shortNumber(number: number): string {
  const digits = Math.abs(number) >= 100 ? 0 : Math.abs(number) >= 10 ? 1 : 2;
  return Number(number.toFixed(digits)).toLocaleString('en');
}
