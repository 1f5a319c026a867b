const FIRST = 1_000;
const LONGEST = 60_000;

/** How long to wait before the next try after `failures` failures in a row, ms. */
export function retryPause(failures: number): number {
  return Math.min(FIRST * 2 ** (failures - 1), LONGEST);
}
