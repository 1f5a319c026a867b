import type { Store } from '../store/Collection.ts';
import type { WithPendingMails } from './outbox.ts';

/** The collections whose documents have pending mails. */
export const WITH_PENDING_MAILS = ['enquiries', 'subscriptions', 'searchAlerts'];

/**
 * Whether the data of whom a mail is about were erased, or may only be stored; undefined for any other mail. Its id begins with that of
 * the document that caused it.
 */
export async function senderState(
  store: Store,
  mailId: string,
): Promise<'erased' | 'restricted' | undefined> {
  const ids = [/-\d+$/, /-\d+-\d+$/].map((end) => mailId.replace(end, ''));
  for (const name of WITH_PENDING_MAILS) {
    const found = await store
      .collection<WithPendingMails>(name)
      .find({ _id: { $in: ids } })
      .toArray();
    if (found.some(({ erasedAt }) => erasedAt)) return 'erased';
    if (found.some(({ restrictedAt }) => restrictedAt)) return 'restricted';
  }
  return undefined;
}
