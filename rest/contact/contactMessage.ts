import type { Static } from 'typebox';
import { formOf } from '../enquiries/form.ts';
import { email, line } from '../fields.ts';

/** What `POST /api/v1/contact-us` takes (spec §3). */
export const ContactMessage = formOf({
  firstName: line('First name'),
  lastName: line('Last name'),
  email,
  mobileNumber: line('Mobile number', 60),
  message: line('Message', 10_000),
});
export type ContactMessage = Static<typeof ContactMessage>;
