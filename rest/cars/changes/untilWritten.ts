/** How often a write is tried that others forestall. */
const MOST_TRIES = 100;

/**
 * Repeats a write for the cars that somebody else has written meanwhile: `writeOnce` returns their ids. Throws when others are
 * faster all the time.
 */
export async function untilWritten(
  ids: readonly string[],
  writeOnce: (ids: readonly string[]) => Promise<string[]>,
): Promise<void> {
  let left: readonly string[] = [...new Set(ids)];
  for (let tries = 0; left.length > 0; tries += 1) {
    if (tries === MOST_TRIES) throw new Error('A car is changed by others all the time');
    left = await writeOnce(left);
  }
}
