const FIRST = 1_000;
const LONGEST = 60_000;

/** How long to wait, in milliseconds, before what has failed `failures` times in a row is tried again. */
export function retryPause(failures: number): number {
  return Math.min(FIRST * 2 ** (failures - 1), LONGEST);
}
