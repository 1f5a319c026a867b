/**
 * What an error is and where it was thrown, as text for the log: its name, its code and its stack. Not its message, which may
 * repeat what a visitor has entered.
 */
export function stackWithoutMessage(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const { name, code } = error as NodeJS.ErrnoException;
  const frames = behindMessage(error)
    .split('\n')
    .filter((line) => /^ {4}at /.test(line));
  return [code === undefined ? name : `${name} ${code}`, ...frames].join('\n');
}

/**
 * The stack behind the message, in which any line may look like a part of a stack. Empty where the message was changed after
 * the error was made, as the stack has the former one.
 */
function behindMessage({ stack = '', message }: Error): string {
  const start = stack.indexOf(message);
  return start === -1 ? '' : stack.slice(start + message.length);
}
