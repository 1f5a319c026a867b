import Type, { type Static } from 'typebox';
import { dealership } from '../../dealership/dealership.ts';
import { formOf } from '../form.ts';
import { choice, email, mobileNumber, requiredText } from '../../http/fields.ts';

/** The body of `POST /api/v1/test-drive` (spec §3). */
export const TestDriveRequest = formOf({
  fullName: requiredText('Full name'),
  email,
  mobileNumber,
  date: Type.String({
    title: 'Date',
    minLength: 1,
    format: 'date',
    description: 'A day in Dubai, YYYY-MM-DD',
  }),
  time: choice('Time', dealership.testDriveTimes),
  carId: requiredText('Car'),
});
export type TestDriveRequest = Static<typeof TestDriveRequest>;
