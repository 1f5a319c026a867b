import { promiseInWords } from '../../dealership/promiseInWords.ts';
import { email, mobileNumber, requiredLines, requiredText } from '../../http/fields.ts';
import { jsonForm } from '../jsonForm.ts';

/** Messages to the dealer (spec §3, §7). */
export const contact = jsonForm({
  kind: 'contact',
  path: '/api/v1/contact-us',
  operationId: 'sendContactMessage',
  summary: 'Sends a message to the dealer',
  fields: {
    firstName: requiredText('First name'),
    lastName: requiredText('Last name'),
    email,
    mobileNumber,
    message: requiredLines('Message', 10_000),
  },
  example: { message: 'Do you buy cars from Al Ain?' },
  accept(_, { dealership }) {
    const { salesContact } = dealership().promises;
    const promised = promiseInWords(salesContact);
    return {
      message: 'Message sent successfully!',
      mails: {
        confirmation: {
          subject: 'We have your message',
          text: `thank you for writing to us. If you did not write to us, you need not
do anything.

Our team reads your message and answers you by mail or by phone
within ${promised}.`,
          team: 'sales',
        },
        notice: {
          subject: 'Contact message',
          text: `Somebody has written to us. We promise to answer within ${promised}.`,
        },
      },
    };
  },
});
