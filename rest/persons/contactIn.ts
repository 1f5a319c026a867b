import { emailPattern } from '../http/fields.ts';
import { InvalidInput } from '../http/errors.ts';
import { addressOf } from '../enquiries/addressOf.ts';
import { phoneDigits } from '../enquiries/phoneDigits.ts';
import { latinDigits } from '../../text/latinDigits.ts';

/** An email address or a phone number, as it is compared. */
export type Contact = { email: string; phone?: undefined } | { phone: string; email?: undefined };

/**
 * The email address, or the phone number in any notation, by which a person is found. Throws `InvalidInput` for anything else; the
 * sentence does not repeat what was typed.
 */
export function contactIn(typed: string): Contact {
  const text = latinDigits(typed).trim();
  if (new RegExp(emailPattern, 'u').test(text)) return { email: addressOf(text) };
  const phone = /^\+?[\d\s()./-]+$/.test(text) ? phoneDigits(text) : '';
  if (phone.length >= 7 && phone.length <= 15) return { phone };
  const message = 'Enter a whole email address, or a phone number such as 050 123 4567 or +971 50 123 4567.';
  throw new InvalidInput([{ field: 'contact', message }]);
}
