import type { TObject } from 'typebox';
import { type CustomerMail, customerMail } from '../mail/customerMail.ts';
import type { AdfLead } from './adf.ts';
import { type Counted, latestAnswer } from '../dealership/latestAnswer.ts';
import { momentInWords } from '../dealership/momentInWords.ts';
import { reference } from '../dealership/reference.ts';
import { headerAddress } from '../mail/headerAddress.ts';
import type { Attachment } from '../mail/Mail.ts';
import type { EnquiryMails, MailsOf } from './enquiry.ts';
import { formLines } from './formLines.ts';
import type { StockCar } from './stockCar.ts';
import { subjectAbout } from './subjectAbout.ts';

/** A form and what a visitor has entered in it. */
interface FilledForm {
  form: TObject;
  details: { email: string } & Record<string, unknown>;
  /** The car of the stock in question, if there is one. Both mails name it. */
  car?: StockCar;
  /** Data for the dealer's programs. */
  lead?: AdfLead;
}

/**
 * The texts of the two mails, without the parts that every mail has: greeting, signature, car and fields of the form, and in
 * subjects reference and car.
 */
interface Words {
  /** To the visitor. */
  confirmation: CustomerMail;
  /** What the confirmation promises, such as `24 hours`: both mails say on what day and at what time these end. */
  promise?: { length: string; counted: Counted };
  /** A file for the visitor, such as a calendar file. */
  attachment?: (enquiry: { id: string; sentAt: number }) => Attachment;
  /** To the dealer. `typedCar` is the visitor's word for a car that is not of the stock, `photos` are names of stored ones. */
  notice: { subject: string; text: string; typedCar?: string; photos?: readonly string[] };
}

/**
 * The mails of an enquiry: a confirmation to the visitor, and a notice with every field of the form to the dealer. Both have
 * the reference that the visitor's screen shows.
 */
export function enquiryMails({ form, details, car, lead }: FilledForm, words: Words): MailsOf {
  const { confirmation, promise, attachment, notice } = words;
  const { email } = details;
  const theCar = car ? [`The car: ${car.url}`] : [];
  const howToAnswer = headerAddress(email)
    ? 'Answer this mail to write to the visitor.'
    : `Write to ${email}: an answer to this mail does not reach the visitor.`;
  return (enquiry): EnquiryMails => {
    const latest = promise ? latestSentence(promise, enquiry.sentAt) : [];
    const ref = reference(enquiry.id);
    const facts = [`Reference: ${ref}`, ...theCar];
    return {
      lead,
      confirmation: {
        ...customerMail(email, {
          ...confirmation,
          subject: subjectAbout(confirmation.subject, ref, car?.name),
          text: [confirmation.text, ...latest, facts.join('\n')].join('\n\n'),
        }),
        typedRecipient: true,
        ...(attachment && { attachments: [attachment(enquiry)] }),
      },
      notice: {
        subject: subjectAbout(notice.subject, ref, car?.name ?? notice.typedCar),
        text: `${[notice.text, ...latest].join('\n')}

${formLines(form, details)}

${[...facts, howToAnswer].join('\n')}`,
        ...(notice.photos && { photos: [...notice.photos] }),
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
