import type { Dealership } from '../dealership/dealership.ts';
import type { Mail } from './Mail.ts';

/** The text of a mail to a customer between greeting and signature, and the team that signs it. */
export interface CustomerMail {
  subject: string;
  text: string;
  team: 'sales' | 'finance' | 'purchasing';
}

/** A mail to a customer: `text` between greeting and signature, and the dealer's name after the subject. */
export function customerMail(
  to: string,
  { subject, text, team }: CustomerMail,
  { name, legalName, phones }: Dealership,
): Pick<Mail, 'to' | 'subject' | 'text'> {
  return {
    to,
    subject: `${subject} - ${name}`,
    text: `Hello,

${text}

Kind regards
Your ${team} team
${[legalName, phones[0]].filter(Boolean).join('\n')}`,
  };
}
