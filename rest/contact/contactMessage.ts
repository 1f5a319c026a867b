import type { Static } from 'typebox';
import { formOf } from '../enquiries/form.ts';
import { email, mobileNumber, requiredText } from '../fields.ts';

/** What `POST /api/v1/contact-us` takes (spec §3). */
export const ContactMessage = formOf({
  firstName: requiredText('First name'),
  lastName: requiredText('Last name'),
  email,
  mobileNumber,
  message: requiredText('Message', 10_000),
});
export type ContactMessage = Static<typeof ContactMessage>;
