import type { TObject } from 'typebox';
import { cleanLine, cleanLines } from '../../text/cleanText.ts';
import type { Dealership } from '../dealership/dealership.ts';
import { momentInWords } from '../dealership/momentInWords.ts';
import { reference } from '../dealership/reference.ts';
import { type CustomerMail, customerMail } from '../mail/customerMail.ts';
import { headerAddress } from '../mail/headerAddress.ts';
import type { Attachment } from '../mail/Mail.ts';
import type { AdfLead } from './adf.ts';
import type { Due } from './dueOf.ts';
import type { MailsOf } from './enquiry.ts';
import type { StockCar } from './stockCar.ts';

/** The most characters of a car in a subject: programs show about 70 of the whole. */
const LONGEST_CAR = 60;

/**
 * The texts of the mails about an enquiry, without the parts that every mail has: greeting, signature, car and fields of the
 * form, and in subjects reference and car.
 */
export interface MailTexts {
  /** The car of the stock in question, if there is one. Both mails name it. */
  car?: StockCar;
  /** Data for the dealer's programs, if the enquiry is about a car; the form has the customer. */
  lead?: Omit<AdfLead, 'customer' | 'dealer'>;
  /** To the visitor; left out by a form without an email address. */
  confirmation?: CustomerMail;
  /** A file for the visitor, such as a calendar file. */
  attachment?: (enquiry: { id: string; sentAt: number }) => Attachment;
  /** To the dealer. `typedCar` is the visitor's word for a car that is not of the stock, `photos` are names of stored ones. */
  notice: { subject: string; text: string; typedCar?: string; photos?: readonly string[] };
}

/**
 * The mails of an enquiry: a confirmation to the visitor, if an email address was entered, and a notice with every field of
 * the form (`shape`, with `details` entered in it) to the dealer. Both have the reference that the visitor's screen shows, and
 * say on what day and at what time the answer is due.
 */
export function enquiryMails(
  shape: TObject,
  details: Record<string, unknown>,
  texts: MailTexts,
  dealership: Dealership,
): MailsOf {
  const { car, lead, confirmation, attachment, notice } = texts;
  const entered = (field: string) => (typeof details[field] === 'string' ? details[field] : undefined);
  const email = entered('email');
  const [first, last, full] = ['firstName', 'lastName', 'fullName'].map(entered);
  const customer = { first, last, full, email, phone: entered('mobileNumber') };
  const theCar = car ? [`The car: ${car.url}`] : [];
  return (enquiry) => {
    const latest = latestSentence(enquiry.due);
    const ref = reference(enquiry.id);
    const facts = [`Reference: ${ref}`, ...theCar];
    return {
      lead: lead && { ...lead, customer, dealer: dealership },
      confirmation:
        confirmation && email
          ? {
              ...customerMail(
                email,
                {
                  ...confirmation,
                  subject: subjectAbout(confirmation.subject, ref, car?.name),
                  text: [confirmation.text, ...latest, facts.join('\n')].join('\n\n'),
                },
                dealership,
              ),
              typedRecipient: true,
              ...(attachment && { attachments: [attachment(enquiry)] }),
            }
          : undefined,
      notice: {
        subject: subjectAbout(notice.subject, ref, car?.name ?? notice.typedCar),
        text: `${[notice.text, ...latest].join('\n')}

${formLines(shape, details)}

${[...facts, howToAnswer(email)].join('\n')}`,
        ...(email && { replyTo: email }),
        ...(notice.photos && { photos: [...notice.photos] }),
      },
    };
  };
}

/** The sentence that tells the dealer how to reach the visitor. */
function howToAnswer(email: string | undefined): string {
  if (!email) return 'Call the visitor, who has given no email address.';
  return headerAddress(email)
    ? 'Answer this mail to write to the visitor.'
    : `Write to ${email}: an answer to this mail does not reach the visitor.`;
}

/** A sentence with the day and time by which the answer is due; none if it is not. */
function latestSentence(due: Due | undefined): string[] {
  if (!due) return [];
  const counted = due.counted === 'open days' ? 'working days' : 'our opening hours';
  const reason = due.putOff ? `,\ncounting ${counted}` : '';
  return [`That is by ${momentInWords(due.at)} (Dubai) at the latest${reason}.`];
}

/**
 * The subject of a mail about an enquiry, such as `Purchase request 7F3A-91C2: Land Rover Range Rover 2020`. Its reference
 * keeps mail programs from showing the enquiries of several people as one conversation.
 */
function subjectAbout(what: string, ref: string, car = ''): string {
  const name = Array.from(cleanLine(car));
  const short = name.length > LONGEST_CAR ? [...name.slice(0, LONGEST_CAR - 1), '…'] : name;
  return [`${what} ${ref}`, ...(short.length > 0 ? [short.join('')] : [])].join(': ');
}

/**
 * The fields of a form for the notice to the dealer, a line each; further lines of a text are indented, so that nobody can
 * type a line that looks like another field. Empty fields are left out.
 */
function formLines(shape: TObject, details: Record<string, unknown>): string {
  return Object.entries(details)
    .map(([field, value]) => [titleOf(shape, field), inWords(value)])
    .filter(([, words]) => words !== '')
    .map(([title, words]) => `${title}: ${words}`)
    .join('\n');
}

/** The title of a form's field; its name where it has none. */
export function titleOf(shape: TObject, field: string): string {
  // Any schema may have a title, but the types of typebox do not declare it.
  return (shape.properties[field] as { title?: string } | undefined)?.title ?? field;
}

function inWords(value: unknown): string {
  if (typeof value === 'number') return value.toLocaleString('en-US');
  return typeof value === 'string' ? cleanLines(value).replace(/\n(?!\n)/g, '\n    ') : '';
}
