import type { TObject } from 'typebox';
import { type CustomerMail, customerMail } from '../mail/customerMail.ts';
import type { AdfLead } from './adf.ts';
import { type Counted, latestAnswer } from '../dealership/latestAnswer.ts';
import { momentInWords } from '../dealership/momentInWords.ts';
import { reference } from '../dealership/reference.ts';
import type { Attachment } from '../mail/Mail.ts';
import type { EnquiryMails, MailsOf } from './enquiry.ts';
import { formLines } from './formLines.ts';

/** A form and what a visitor has entered in it. */
interface FilledForm {
  form: TObject;
  details: { email: string } & Record<string, unknown>;
  /** Where the site shows the car in question, if there is one. Both mails name it. */
  carUrl?: string;
  /** Data for the dealer's programs, attached to the notice. */
  lead?: AdfLead;
}

/** The texts of the two mails, without the parts that every mail has: greeting, signature, car and fields of the form. */
interface Words {
  /** To the visitor. */
  confirmation: CustomerMail;
  /** What the confirmation promises, such as `24 hours`: both mails say on what day and at what time these end. */
  promise?: { length: string; counted: Counted };
  /** A file for the visitor, such as a calendar file. */
  attachment?: (enquiry: { id: string; sentAt: number }) => Attachment;
  /** To the dealer. */
  notice: { subject: string; text: string };
}

/**
 * The mails of an enquiry: a confirmation to the visitor, and a notice with every field of the form to the dealer. Both have
 * the reference that the visitor's screen shows.
 */
export function enquiryMails({ form, details, carUrl, lead }: FilledForm, words: Words): MailsOf {
  const { confirmation, promise, attachment, notice } = words;
  const theCar = carUrl ? [`The car: ${carUrl}`] : [];
  return (enquiry): EnquiryMails => {
    const latest = promise ? latestSentence(promise, enquiry.sentAt) : [];
    const theReference = `Reference: ${reference(enquiry.id)}`;
    return {
      lead,
      confirmation: {
        ...customerMail(details.email, {
          ...confirmation,
          text: [confirmation.text, ...latest, [theReference, ...theCar].join('\n')].join('\n\n'),
        }),
        ...(attachment && { attachments: [attachment(enquiry)] }),
      },
      notice: {
        subject: notice.subject,
        text: `${[notice.text, ...latest].join('\n')}

${formLines(form, details)}

${[theReference, ...theCar, 'Answer this mail to write to the visitor.'].join('\n')}`,
      },
    };
  };
}

/** A sentence with the day and time by which a promise is due; none if it names no time. */
function latestSentence({ length, counted }: NonNullable<Words['promise']>, sentAt: number): string[] {
  const latest = latestAnswer(length, sentAt, counted);
  if (!latest) return [];
  const closed = counted === 'open days' ? 'days on which' : 'hours in which';
  const reason = latest.putOff ? `,\nas ${closed} we are closed do not count` : '';
  return [`That is by ${momentInWords(latest.at)} (Dubai) at the latest${reason}.`];
}
