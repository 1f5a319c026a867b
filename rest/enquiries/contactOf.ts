import type { Enquiry } from './enquiry.ts';
import { phoneDigits } from './phoneDigits.ts';

/** The phone number and the email address that were entered in a form, as they are compared. */
export function contactOf({ mobileNumber, email }: Record<string, unknown>): NonNullable<Enquiry['contact']> {
  return {
    phone: typeof mobileNumber === 'string' ? phoneDigits(mobileNumber) : '',
    email: typeof email === 'string' ? email.toLowerCase() : '',
  };
}
