import Type, { type Static } from 'typebox';
import { formOf } from '../form.ts';
import { anyLine, choice, email, mobileNumber, requiredText } from '../../http/fields.ts';

/** The body of `POST /api/v1/finance-eligibility` (spec §3). */
export const FinanceApplication = formOf({
  manufacturer: requiredText('Manufacturer'),
  vehicleType: requiredText('Vehicle type'),
  fullName: requiredText('Full name'),
  mobileNumber,
  email,
  salary: requiredText('Salary'),
  hasExistingLoans: choice('Answer about existing loans', ['yes', 'no']),
  carId: Type.Optional(
    anyLine({ title: 'Car', maxLength: 200, description: 'The car to be financed, if it is in the stock' }),
  ),
  downPayment: Type.Optional(
    Type.Integer({
      title: 'Down payment (AED)',
      minimum: 0,
      maximum: 1_000_000_000,
      description: 'The chosen down payment, AED',
    }),
  ),
  loanMonths: Type.Optional(
    Type.Integer({
      title: 'Loan (months)',
      minimum: 1,
      maximum: 120,
      description: 'The chosen term of the loan in months',
    }),
  ),
});
export type FinanceApplication = Static<typeof FinanceApplication>;
