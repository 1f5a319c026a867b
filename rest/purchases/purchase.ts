import type { Static } from 'typebox';
import { formOf } from '../enquiries/form.ts';
import { email, mobileNumber, requiredText } from '../fields.ts';

/** What `POST /api/v1/buy-car` takes (spec §3). */
export const PurchaseRequest = formOf({
  firstName: requiredText('First name'),
  lastName: requiredText('Last name'),
  email,
  mobileNumber,
  carId: requiredText('Car'),
});
export type PurchaseRequest = Static<typeof PurchaseRequest>;
