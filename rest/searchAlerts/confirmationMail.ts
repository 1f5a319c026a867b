import { customerMail } from '../mail/customerMail.ts';
import type { Mail } from '../mail/Mail.ts';

/**
 * The mail that asks the owner of an address to confirm an alert. `search`: the search in words, without any text that a
 * visitor has typed; '' if nothing is left.
 */
export function confirmationMail(
  to: string,
  { token, search, publicUrl }: { token: string; search: string; publicUrl: string },
): Mail {
  const mail = customerMail(to, {
    subject: 'Confirm your search alert',
    text: `somebody, we hope it was you, has asked us to write to this address about
new cars and lower prices for a search on our site${search && `: ${search}`}.

To begin the alert, open this link and press its button:
${publicUrl}/search-alert/${token}/confirm

It sends one mail a day at most, and you end it with one click. If you did
not ask for it, do nothing: we will not write again, and forget the request
after 7 days.`,
    team: 'sales',
  });
  return { ...mail, typedRecipient: true };
}
