import { Gauge, type Registry } from 'prom-client';
import type { QueuedMail } from '../mail/outbox.ts';
import { toBeSent } from '../mail/outboxWorker.ts';
import type { Store } from '../store/Collection.ts';
import { readForMetrics } from '../store/storeMetrics.ts';
import type { Enquiry } from './enquiry.ts';

interface Parts {
  store: Store;
  dealerEmail?: string;
  leadsEmail?: string;
  now: () => Date;
}

/** How many notices of enquiries the dealer has not got, by the reason. */
export interface UnsentNotices {
  /** Never written, as DEALER_EMAIL was not set when the enquiry came. */
  noAddress: number;
  /** In the outbox, to be sent. */
  waiting: number;
  /** In the outbox, and not tried again: too old, or refused for good. */
  givenUp: number;
}

/** Counts the notices that the dealer has not got. Rejects when the store cannot be read. */
export async function countUnsentNotices({
  store,
  dealerEmail,
  leadsEmail,
  now,
}: Parts): Promise<UnsentNotices> {
  const noAddress = await store.collection<Enquiry>('enquiries').countDocuments({ withoutNotice: true });
  // Mails that an earlier release has queued do not say whom they are to.
  const addresses = [dealerEmail, leadsEmail].filter((to) => to !== undefined);
  const toDealer = { $or: [{ 'mail.toDealer': true }, { 'mail.to': { $in: addresses } }] };
  const outbox = store.collection<QueuedMail>('outbox');
  const unsent = await outbox.countDocuments({ sentAt: null, ...toDealer });
  const waiting = await outbox.countDocuments({ ...toBeSent(now()), ...toDealer });
  return { noAddress, waiting, givenUp: unsent - waiting };
}

/** Measures the notices that the dealer has not got, whenever the metrics are read. */
export function noticeMetrics(registry: Registry, parts: Parts) {
  new Gauge({
    name: 'unsent_notices',
    help: 'Notifications of enquiries that have not reached the dealer: no_address (DEALER_EMAIL was not set), waiting, given_up',
    labelNames: ['reason'],
    registers: [registry],
    async collect() {
      this.reset();
      const counts = await readForMetrics(() => countUnsentNotices(parts));
      if (!counts) return;
      this.set({ reason: 'no_address' }, counts.noAddress);
      this.set({ reason: 'waiting' }, counts.waiting);
      this.set({ reason: 'given_up' }, counts.givenUp);
    },
  });
}
