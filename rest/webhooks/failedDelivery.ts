import type { PlacedChange } from '../cars/changes/CarChanges.ts';
import { encodeChangeCursor } from '../cars/changes/ChangeCursor.ts';
import type { Outbox } from '../mail/outbox.ts';
import type { StoredPartner } from '../partners/partner.ts';
import type { Store } from '../store/Collection.ts';
import { writeRevised } from '../store/revised.ts';
import { afterFailure } from './afterFailure.ts';
import { failedMail } from './failedMail.ts';
import type { Refusal } from './refusalOf.ts';
import { areWanted, type StoredDelivery, type StoredWebhook } from './webhook.ts';

/** What `failedDelivery` needs. */
export interface FailedDeliveryParts {
  store: Store;
  outbox: Pick<Outbox, 'add'>;
  /** Gets the mail about a webhook that is switched off, if its partner has no address. */
  dealerEmail?: string;
  now: () => Date;
  /** Never gets the address of a receiver: that may contain a secret. */
  log: { warn(line: string): void };
}

/** Returns a function that stores that a change was not accepted, and mails the partner if that was the last try. */
export function failedDelivery({ store, outbox, dealerEmail, now, log }: FailedDeliveryParts) {
  const webhooks = store.collection<StoredWebhook>('webhooks');
  const partners = store.collection<StoredPartner>('partners');

  /** Mails the partner before the webhook is off: if the process ends, no mail is lost. The mail's id prevents a second one. */
  async function tellFailed(webhook: StoredWebhook, failingSince: string, { reason, status }: Refusal) {
    const { _id: id, partnerId, url } = webhook;
    const partner = await partners.findOne({ _id: partnerId });
    log.warn(
      `A webhook of ${partner?.name ?? 'a partner'} was turned off, because its receiver accepts nothing: ${reason}`,
    );
    const to = partner?.email ?? dealerEmail;
    if (partner && to) {
      await outbox.add(`${id}-${failingSince}`, {
        ...failedMail({ to, name: partner.name, id, url, failingSince, reason, isGone: status === 410 }),
        ...(!partner.email && { toDealer: true }),
      });
    }
  }

  return async (
    webhook: StoredWebhook,
    part: PlacedChange[],
    { index, refusal, deliveries }: { index: number; refusal: Refusal; deliveries: StoredDelivery[] },
  ) => {
    // If a wanted change before this one was accepted, the failures are counted anew.
    const isAnew = areWanted(webhook, part.slice(0, index));
    const { isOver, ...failed } = afterFailure(isAnew ? undefined : webhook, refusal, now());
    const written = await writeRevised(webhooks, webhook, {
      cursor: index > 0 ? encodeChangeCursor((part[index - 1] as PlacedChange).place) : webhook.cursor,
      ...failed,
      lastError: refusal.reason,
      deliveries,
    });
    if (!isOver || !written) return;
    // `failingSince` is stored now: if this process ends before the webhook is off, the next mail has the same id.
    await tellFailed(written, failed.failingSince, refusal);
    await writeRevised(webhooks, written, { state: 'FAILED' });
  };
}
