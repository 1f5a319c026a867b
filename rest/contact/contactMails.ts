import type { MailsOf } from '../enquiries/enquiry.ts';
import { enquiryMails } from '../enquiries/enquiryMails.ts';
import { ContactMessage } from './contactMessage.ts';

/** The mails that are sent when a visitor writes a message. */
export function contactMails(details: Omit<ContactMessage, 'source' | 'consent'>): MailsOf {
  return enquiryMails(
    { form: ContactMessage, details },
    {
      confirmation: {
        subject: 'We have your message',
        text: `thank you for writing to us. Our team reads your message and answers you
by mail or by phone.

If you did not write to us, you need not do anything.`,
        team: 'sales',
      },
      notice: { subject: 'New message from the site', text: 'Somebody has written to us.' },
    },
  );
}
