import type { Dealership } from '../../dealership/dealership.ts';
import { momentInWords } from '../../dealership/momentInWords.ts';
import type { Mail } from '../../mail/Mail.ts';
import type { SentInvitation } from './invitation.ts';
import { roleWords } from './roleWords.ts';

/** The mail with the link of an invitation. */
export function invitationMail(
  { email, role, invitedBy, expiresAt, url }: SentInvitation,
  { name }: Dealership,
): Mail {
  return {
    to: email,
    subject: `You are invited to the back office of ${name}`,
    text: `Hello,

${invitedBy} invites you to the back office of ${name} as ${roleWords[role]}.

Open this link to enter your name and to choose a password:
${url}

It works once, until ${momentInWords(Date.parse(expiresAt))} (Dubai).
If you do not know what this is about, you need not do anything.`,
  };
}
