/** The longest part of an unknown name that an answer repeats, characters. */
const LONGEST_NAME = 60;

/**
 * The sentence about the first of the parameters of an address (`given`) that is not among the known ones; undefined where all
 * are known. A parameter that was ignored would give an answer to another question.
 */
export function unknownParameter(given: readonly string[], known: readonly string[]): string | undefined {
  const name = given.find((one) => !known.includes(one));
  if (name === undefined) return undefined;
  const taken =
    known.length > 0 ? `Known parameters: ${known.join(', ')}.` : 'This endpoint has no parameters.';
  return `Unknown parameter ${name.slice(0, LONGEST_NAME)}. ${taken}`;
}
