import { parseAnswer } from './parseAnswer.ts';

/** The value of a body that is JSON; undefined for any other text. */
export function bodyOf(text: string): unknown {
  try {
    return parseAnswer(text);
  } catch {
    return undefined;
  }
}
