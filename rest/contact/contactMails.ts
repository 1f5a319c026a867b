import type { EnquiryMails } from '../enquiries/enquiry.ts';
import { formLines } from '../enquiries/formLines.ts';
import { ContactMessage } from './contactMessage.ts';

/** What is written when somebody sends a message. */
export function contactMails(message: Omit<ContactMessage, 'source' | 'consent'>): EnquiryMails {
  return {
    confirmation: {
      to: message.email,
      subject: 'We have your message',
      text: `Hello,

thank you for writing to us. Our team reads your message and answers you
by mail or by phone.

If you did not write to us, you need not do anything.

Kind regards
Your sales team`,
    },
    notice: {
      subject: 'New message from the site',
      text: `Somebody has written to us.

${formLines(ContactMessage, message)}

Answer this mail to write to the visitor.`,
    },
  };
}
