import { customerMail } from '../mail/customerMail.ts';
import type { Mail } from '../mail/Mail.ts';
import { oneClickHeaders } from './oneClickHeaders.ts';

/** The mail to a visitor who asks for an alert that is on already. The page does not say so: anybody can enter any address. */
export function knownAlertMail(to: string, { endUrl, search }: { endUrl: string; search: string }): Mail {
  const mail = customerMail(to, {
    subject: 'Your search alert is on already',
    text: `somebody, we hope it was you, has asked for an alert that this address has
already: ${search}.

There is nothing to do: we write when a car matches, once a day at most.
To end the alert, open this link and press its button:
${endUrl}`,
    team: 'sales',
  });
  return { ...mail, typedRecipient: true, headers: oneClickHeaders(endUrl) };
}
