import type { Static } from 'typebox';
import { formOf } from '../form.ts';
import { email, mobileNumber, requiredText } from '../../http/fields.ts';

/** The body of `POST /api/v1/buy-car` (spec §3). */
export const PurchaseRequest = formOf({
  firstName: requiredText('First name'),
  lastName: requiredText('Last name'),
  email,
  mobileNumber,
  carId: requiredText('Car'),
});
export type PurchaseRequest = Static<typeof PurchaseRequest>;
