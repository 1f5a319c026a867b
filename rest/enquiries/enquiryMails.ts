import type { TObject } from 'typebox';
import { type CustomerMail, customerMail } from '../mail/customerMail.ts';
import type { EnquiryMails } from './enquiry.ts';
import { formLines } from './formLines.ts';

/** A form and what a visitor has entered in it. */
interface FilledForm {
  form: TObject;
  details: { email: string } & Record<string, unknown>;
  /** Where the site shows the car in question, if there is one. Both mails name it. */
  carUrl?: string;
}

/** The words of the two mails, without what every mail has: greeting, signature, car and fields of the form. */
interface Words {
  /** To the visitor. */
  confirmation: CustomerMail;
  /** To the dealer. */
  notice: { subject: string; text: string };
}

/** The mails of an enquiry: a confirmation to the visitor, and a notice with every field of the form to the dealer. */
export function enquiryMails({ form, details, carUrl }: FilledForm, words: Words): EnquiryMails {
  const { confirmation, notice } = words;
  const theCar = carUrl ? [`The car: ${carUrl}`] : [];
  return {
    confirmation: customerMail(details.email, {
      ...confirmation,
      text: [confirmation.text, ...theCar].join('\n\n'),
    }),
    notice: {
      subject: notice.subject,
      text: `${notice.text}

${formLines(form, details)}

${[...theCar, 'Answer this mail to write to the visitor.'].join('\n')}`,
    },
  };
}
