import { visiblePattern } from '../../http/fields.ts';

/** The minimum number of visible characters of a password. */
const MIN_LENGTH = 12;
/** The number of characters of a password that are judged: the time that this takes grows faster than the length. */
const JUDGED_LENGTH = 64;
/** The lowest score that is accepted, of 0 to 4: below it, a hundred million guesses find the password. */
const MIN_SCORE = 3;

const visible = new RegExp(visiblePattern, 'u');
const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Why a new password is too short, in a sentence; undefined for one that is long enough. */
export function lengthFault(password: string): string | undefined {
  if (seenCharacters(password.normalize('NFC')).length >= MIN_LENGTH) return undefined;
  return `Password must have at least ${MIN_LENGTH} visible characters.`;
}

/**
 * Why a new password of an administrator is too easy to guess, in a sentence: it is a common one, or is made of common
 * pieces, of a row of keys, of repetitions, or of the name or the email address. Undefined for a good one.
 */
export async function guessFault(
  password: string,
  { name, email }: { name: string; email: string },
): Promise<string | undefined> {
  const [mailbox = '', host = ''] = email.split('@');
  const seen = seenCharacters(password.normalize('NFKC')).join('');
  const { score } = (await estimator()).check(seen, [email, mailbox, host, name, ...name.split(/\s+/)]);
  if (score >= MIN_SCORE) return undefined;
  return 'Password is too easy to guess. Use several unrelated words, and neither your name nor your email address.';
}

/** The characters of a text that people see: a letter with its marks is one, and so are blanks beside each other. */
function seenCharacters(text: string): string[] {
  const seen: string[] = [];
  for (const { segment } of characters.segment(text.trim())) {
    if (visible.test(segment)) seen.push(segment);
    else if (/^\s+$/u.test(segment) && seen.length > 0 && seen.at(-1) !== ' ') seen.push(' ');
  }
  return seen.at(-1) === ' ' ? seen.slice(0, -1) : seen;
}

/** Loaded at the first sign-up only: its list of common passwords takes some megabytes. */
async function estimator() {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: JUDGED_LENGTH });
}
