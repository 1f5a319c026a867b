import type { Dealership } from '../../dealership/dealership.ts';
import { type CustomerMail, customerMail } from '../../mail/customerMail.ts';
import type { Mail } from '../../mail/Mail.ts';
import { oneClickHeaders } from '../../mail/oneClickHeaders.ts';

/**
 * The mail to a new subscriber of the newsletter. Its headers let a mail program end the subscription by one POST to the
 * URL of the page (RFC 8058).
 */
export function welcomeMail(
  to: string,
  {
    unsubscribeId,
    publicUrl,
    dealership,
  }: { unsubscribeId: string; publicUrl: string; dealership: Dealership },
): Mail {
  const unsubscribe = `${publicUrl}/unsubscribe/${unsubscribeId}`;
  const words: CustomerMail = {
    subject: 'You are subscribed to our newsletter',
    text: `thank you for subscribing to our newsletter: cars that have just arrived,
and what there is to know about buying and selling one.

You can end the subscription at any time, also if it was not you who
asked for it:
${unsubscribe}`,
    team: 'sales',
  };
  const headers = oneClickHeaders(unsubscribe);
  return { ...customerMail(to, words, dealership), typedRecipient: true, headers };
}
