import type { Static } from 'typebox';
import { formOf } from '../form.ts';
import { email, mobileNumber, requiredLines, requiredText } from '../../http/fields.ts';

/** The body of `POST /api/v1/contact-us` (spec §3). */
export const ContactMessage = formOf({
  firstName: requiredText('First name'),
  lastName: requiredText('Last name'),
  email,
  mobileNumber,
  message: requiredLines('Message', 10_000),
});
export type ContactMessage = Static<typeof ContactMessage>;
