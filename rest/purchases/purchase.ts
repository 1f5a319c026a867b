import type { Static } from 'typebox';
import { formOf } from '../enquiries/form.ts';
import { email, line } from '../fields.ts';

/** What `POST /api/v1/buy-car` takes (spec §3). */
export const PurchaseRequest = formOf({
  firstName: line('First name'),
  lastName: line('Last name'),
  email,
  mobileNumber: line('Mobile number', 60),
  carId: line('Car'),
});
export type PurchaseRequest = Static<typeof PurchaseRequest>;
