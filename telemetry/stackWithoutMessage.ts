/**
 * What an error is and where it was thrown, as text for the log: its name, its code and its stack. Not its message, which may
 * repeat what a visitor has entered.
 */
export function stackWithoutMessage(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const { name, code, stack = '' } = error as NodeJS.ErrnoException;
  const frames = stack.split('\n').filter((line) => /^ {4}at /.test(line));
  return [code === undefined ? name : `${name} ${code}`, ...frames].join('\n');
}
