import { customerMail } from '../mail/customerMail.ts';
import type { Mail } from '../mail/Mail.ts';
import { oneClickHeaders } from './oneClickHeaders.ts';

/** What somebody gets who asks for an alert that is on already. The page that asks never tells so. */
export function knownAlertMail(to: string, { endUrl, search }: { endUrl: string; search: string }): Mail {
  const mail = customerMail(to, {
    subject: 'Your search alert is on already',
    text: `somebody, we hope it was you, has asked for an alert that this address has
already: ${search}.

There is nothing to do: we write when a car matches, once a day at most.
To end the alert, open this link:
${endUrl}`,
    team: 'sales',
  });
  return { ...mail, headers: oneClickHeaders(endUrl) };
}
