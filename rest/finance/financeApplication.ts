import type { Static } from 'typebox';
import { formOf } from '../enquiries/form.ts';
import { choice, email, line } from '../fields.ts';

/** What `POST /api/v1/finance-eligibility` takes (spec §3). */
export const FinanceApplication = formOf({
  manufacturer: line('Manufacturer'),
  vehicleType: line('Vehicle type'),
  fullName: line('Full name'),
  mobileNumber: line('Mobile number', 60),
  email,
  salary: line('Salary'),
  hasExistingLoans: choice('Answer about existing loans', ['yes', 'no']),
});
export type FinanceApplication = Static<typeof FinanceApplication>;
