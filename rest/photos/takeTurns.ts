/** Gives a function that runs the work it is given, never more than `most` at once; the others wait in line. */
export function takeTurns(most: number) {
  let busy = 0;
  const waiting: (() => void)[] = [];
  return async <R>(work: () => Promise<R>): Promise<R> => {
    if (busy < most) busy += 1;
    else await new Promise<void>((turn) => waiting.push(turn));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else busy -= 1;
    }
  };
}
