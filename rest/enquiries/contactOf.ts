import { addressOf } from './addressOf.ts';
import { phoneDigits } from './phoneDigits.ts';

/** The phone number and the email address that were entered in a form, as they are compared. */
export function contactOf({ mobileNumber, email }: Record<string, unknown>): {
  phone: string;
  email: string;
} {
  return {
    phone: typeof mobileNumber === 'string' ? phoneDigits(mobileNumber) : '',
    email: typeof email === 'string' ? addressOf(email) : '',
  };
}
