/**
 * A number as it is written everywhere: `249,000`, with up to two decimals where they are wanted. `Intl` does the same,
 * but takes a phone 20 ms for its first number.
 */
export function grouped(value: number, decimals: 0 | 1 | 2 = 0): string {
  return String(Number(value.toFixed(decimals))).replace(/\B(?=(\d{3})+(?!\d))/g, ',');
}
