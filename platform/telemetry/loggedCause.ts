import { stackWithoutMessage } from './stackWithoutMessage.ts';

/** A sentence of our own, such as `HTTP 502`: it has no address, no file and nothing that is quoted. */
const WORDS = /^[A-Za-z0-9 ]{1,80}$/;

/**
 * Why something failed, as text for the log. The messages of libraries are left out: they may have the address of the origin,
 * or what a visitor has entered. Undefined where nothing is known.
 */
export function loggedCause(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { name, message, code } = error as NodeJS.ErrnoException;
  if (code !== undefined) return `${name} ${code}`;
  return name === 'Error' && WORDS.test(message) ? message : stackWithoutMessage(error);
}
