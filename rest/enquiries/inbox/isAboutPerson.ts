import { wordsIn } from '../../../text/foldText.ts';
import { latinDigits } from '../../../text/latinDigits.ts';
import { phoneDigits } from '../phoneDigits.ts';

/** The fewest digits that are somebody's number: seven, without the codes of a country and a network. */
const LEAST_DIGITS = 7;

/** Who is looked for: `email` in lower case, `phone` as digits with the country code; empty where there is none. */
interface PersonNamed {
  name: string;
  email: string;
  phone: string;
}

/** Whether a text has a person's address, number or whole name, or nothing but a part of the name or the address. */
export function isAboutPerson(text: string, { name, email, phone }: PersonNamed): boolean {
  const typed = latinDigits(text).trim().toLowerCase();
  const digits = phoneDigits(typed).replace(/^0+/, '');
  const [words, own] = [wordsIn(text), wordsIn(name)];
  return (
    (email !== '' && (typed.includes(email) || (/\S@/.test(typed) && email.includes(typed)))) ||
    (digits.length >= LEAST_DIGITS && phone !== '' && (phone.endsWith(digits) || digits.endsWith(phone))) ||
    (words.length > 0 && words.every((word) => own.includes(word))) ||
    (own.length > 1 && own.every((word) => words.includes(word)))
  );
}
