import type { PlacedChange } from '../cars/changes/CarChanges.ts';
import { encodeChangeCursor } from '../cars/changes/ChangeCursor.ts';
import type { Outbox } from '../mail/outbox.ts';
import type { StoredPartner } from '../partners/partner.ts';
import type { Store } from '../store/Collection.ts';
import { afterFailure } from './afterFailure.ts';
import { failedMail } from './failedMail.ts';
import { areWanted, type StoredWebhook } from './webhook.ts';
import type { WriteWebhook } from './webhookWrites.ts';

interface Parts {
  store: Store;
  outbox: Pick<Outbox, 'add'>;
  /** Is told of a webhook that is switched off where its partner has no address. */
  dealerEmail?: string;
  now: () => Date;
  /** No address of a receiver is logged: it may hold a secret. */
  log: { warn(line: string): void };
  write: WriteWebhook;
}

/** Writes of a webhook that a change of a part was not taken, and tells its partner where that was the last try. */
export function failedDelivery({ store, outbox, dealerEmail, now, log, write }: Parts) {
  const partners = store.collection<StoredPartner>('partners');

  /** Writes to the partner before the webhook is off, so that an end in between loses no mail; it is sent once. */
  async function tellFailed({ _id, partnerId, url }: StoredWebhook, failingSince: string, error: string) {
    const partner = await partners.findOne({ _id: partnerId });
    log.warn(`A webhook of ${partner?.name ?? 'a partner'} has failed for three days and is off: ${error}`);
    const to = partner?.email ?? dealerEmail;
    if (partner && to) {
      await outbox.add(
        `${_id}-${failingSince}`,
        failedMail({ to, name: partner.name, id: _id, url, failingSince, error }),
      );
    }
  }

  return async (
    webhook: StoredWebhook,
    part: PlacedChange[],
    { index, error }: { index: number; error: string },
  ) => {
    // What stands before it was taken: the failures are counted anew.
    const isAnew = areWanted(webhook, part.slice(0, index));
    const { isOver, ...failed } = afterFailure(isAnew ? undefined : webhook, now());
    if (isOver) await tellFailed(webhook, failed.failingSince, error);
    await write(webhook, {
      cursor: index > 0 ? encodeChangeCursor((part[index - 1] as PlacedChange).place) : webhook.cursor,
      ...failed,
      lastError: error,
      ...(isOver && { state: 'FAILED' as const }),
    });
  };
}
