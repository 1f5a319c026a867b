import type { Mail } from './Mail.ts';
import { dealership } from '../dealership/dealership.ts';

/** What a mail to a customer says between its greeting and its signature, and which team signs it. */
export interface CustomerMail {
  subject: string;
  text: string;
  team: 'sales' | 'finance' | 'purchasing';
}

/** A mail to a customer: `text` between greeting and signature, and the dealer's name behind the subject. */
export function customerMail(
  to: string,
  { subject, text, team }: CustomerMail,
): Pick<Mail, 'to' | 'subject' | 'text'> {
  const { name, legalName, phones } = dealership;
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
