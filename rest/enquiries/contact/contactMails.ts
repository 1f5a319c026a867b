import { dealership } from '../../dealership/dealership.ts';
import type { MailsOf } from '../enquiry.ts';
import { enquiryMails } from '../enquiryMails.ts';
import { ContactMessage } from './contactMessage.ts';

/** The mails that are sent when a visitor writes a message. */
export function contactMails(details: Omit<ContactMessage, 'source' | 'consent'>): MailsOf {
  const { salesContact } = dealership.promises;
  return enquiryMails(
    { form: ContactMessage, details },
    {
      confirmation: {
        subject: 'We have your message',
        text: `thank you for writing to us. If you did not write to us, you need not
do anything.

Our team reads your message and answers you by mail or by phone
within ${salesContact}.`,
        team: 'sales',
      },
      promise: { length: salesContact, counted: 'open days' },
      notice: {
        subject: 'Contact message',
        text: `Somebody has written to us. We promise to answer within ${salesContact}.`,
      },
    },
  );
}
