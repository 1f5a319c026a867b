import Type, { type Static } from 'typebox';
import { formOf } from '../enquiries/form.ts';
import { choice, email, line } from '../fields.ts';

/** The times at which test drives are offered, as the form spells them (spec §9). */
export const timeSlots = ['11:00 AM', '11:30 AM', '12:00 PM', '12:30 PM', '01:00 PM', '01:30 PM'] as const;

/** What `POST /api/v1/test-drive` takes (spec §3). */
export const TestDriveRequest = formOf({
  fullName: line('Full name'),
  email,
  mobileNumber: line('Mobile number', 60),
  date: Type.String({
    title: 'Date',
    minLength: 1,
    format: 'date',
    description: 'A day in Dubai, YYYY-MM-DD',
  }),
  time: choice('Time', timeSlots),
  carId: line('Car'),
});
export type TestDriveRequest = Static<typeof TestDriveRequest>;
