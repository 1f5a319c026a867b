/** Three digits that count, and no more than two behind the point. */
export function shortNumber(number: number): string {
  const digits = Math.abs(number) >= 100 ? 0 : Math.abs(number) >= 10 ? 1 : 2;
  return Number(number.toFixed(digits)).toLocaleString('en');
}
