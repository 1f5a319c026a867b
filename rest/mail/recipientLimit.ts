import { domainToASCII } from 'node:url';
import { isWithin } from '../http/limits/consume.ts';
import type { Store } from '../store/Collection.ts';
import { stableId } from '../store/stableId.ts';

const HOUR = 3_600;
/** How many mails one recipient gets in an hour, and in a day, because somebody has typed the address into a form. */
const [PER_HOUR, PER_DAY] = [3, 10];

/**
 * Limits the mails that anybody can cause by typing an address, of all forms and senders together, so that nobody's mailbox
 * is filled. Returns a function that counts a mail to an address, and tells whether it may be sent. All processes on one
 * store share the counts.
 */
export async function recipientLimit(store: Store): Promise<(address: string) => Promise<boolean>> {
  const hours = await store.limiter('mails to a recipient', { points: PER_HOUR, seconds: HOUR });
  const days = await store.limiter('mails to a recipient in a day', { points: PER_DAY, seconds: 24 * HOUR });
  return async (address) => {
    // The store is not told the address.
    const key = stableId('recipient', mailboxOf(address));
    return (await isWithin(hours, key)) && isWithin(days, key);
  };
}

/** The mailbox of an address: many providers ignore case and what follows a plus, Gmail also the dots. */
function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@');
  const local = address.slice(0, at).normalize('NFC').toLowerCase();
  const domain = address.slice(at + 1);
  const ascii = domainToASCII(domain) || domain.toLowerCase();
  const mailbox = local.replace(/(?<=.)\+.*$/, '');
  return /^(gmail|googlemail)\.com$/.test(ascii)
    ? `${mailbox.replaceAll('.', '')}@gmail.com`
    : `${mailbox}@${ascii}`;
}
