import type { Counter } from 'prom-client';
import type { CarChanges, PlacedChange } from '../cars/changes/CarChanges.ts';
import { type ChangeCursor, encodeChangeCursor } from '../cars/changes/ChangeCursor.ts';
import { Gone } from '../errors.ts';
import type { StoredPartner } from '../partners/partner.ts';
import { changeMessage } from './changeMessage.ts';
import type { Delivery } from './Delivery.ts';
import { failedDelivery } from './failedDelivery.ts';
import type { Refusal } from './refusalOf.ts';
import { areWanted, placeOf, type StoredWebhook } from './webhook.ts';
import { webhookWrites } from './webhookWrites.ts';

/** How many changes are delivered to one webhook at once. */
const PART = 8;
/** How many changes are read at once. */
const READ_AHEAD = 250;
/** How long a webhook is this process's own, ms: longer than a part takes. When the process ends, others go on after it. */
const LEASE = 60_000;
/** What waits for nothing is due at any time: the clock may be set back, and what it said before is hours away then. */
const ALWAYS_DUE = new Date(0).toISOString();

/** What the changes are delivered with. */
export interface ChangeDeliveryParts extends Omit<Parameters<typeof failedDelivery>[0], 'write'> {
  changes: CarChanges;
  delivery: Delivery;
  deliveries: Counter<'outcome'>;
}

/**
 * Gives what delivers the changes behind the cursor of a webhook, until nothing is left, something is not taken, somebody
 * else has changed the webhook or `isStopped` says so.
 */
export function changeDelivery(parts: ChangeDeliveryParts, isStopped: () => boolean) {
  const { store, changes, delivery, now, deliveries } = parts;
  const partners = store.collection<StoredPartner>('partners');
  const write = webhookWrites(store);
  const fail = failedDelivery({ ...parts, write });
  const at = (milliseconds: number) => new Date(now().getTime() + milliseconds).toISOString();

  /** The next changes behind a place; the oldest that are kept where it was paused for longer than changes are kept. */
  async function behind(place: ChangeCursor): Promise<PlacedChange[]> {
    try {
      return await changes.behind(place, READ_AHEAD);
    } catch (error) {
      if (!(error instanceof Gone)) throw error;
      return changes.behind(await changes.oldest(), READ_AHEAD);
    }
  }

  /** Delivers those of the changes that are wanted; gives the first that was not taken, and why. */
  async function deliver(webhook: StoredWebhook, part: PlacedChange[]) {
    const answers = await Promise.all(
      part.map(async (change, index) => {
        if (!webhook.kinds.includes(change.kind)) return undefined;
        const refusal = await delivery.deliver(webhook, changeMessage(webhook._id, change));
        deliveries.inc({ outcome: outcomeOf(refusal) });
        return refusal && { index, refusal };
      }),
    );
    return answers.find((answer) => answer !== undefined);
  }

  return async (webhook: StoredWebhook) => {
    if (isStopped()) return;
    const partner = await partners.findOne({ _id: webhook.partnerId });
    let mine = partner?.keys.length ? await write(webhook, { nextTryAt: at(LEASE) }) : undefined;
    let ahead: PlacedChange[] = [];
    while (mine) {
      if (ahead.length === 0) ahead = await behind(placeOf(mine));
      const part = partOf(mine, ahead);
      ahead = ahead.slice(part.length);
      const refused = await deliver(mine, part);
      if (refused) return fail(mine, part, refused);
      const isLast = isStopped() || part.length === 0;
      const delivered = await write(mine, {
        cursor: encodeChangeCursor(part.at(-1)?.place ?? placeOf(mine)),
        ...(areWanted(mine, part) && {
          ...{ failures: 0, failingSince: null, lastError: null, lastDeliveryAt: at(0) },
        }),
        nextTryAt: isLast ? ALWAYS_DUE : at(LEASE),
      });
      mine = isLast ? undefined : delivered;
    }
  };
}

/** What became of a delivery, for those who operate the product. */
function outcomeOf(refusal: Refusal | undefined): 'delivered' | 'refused' | 'unanswered' {
  if (refusal === undefined) return 'delivered';
  return refusal.status === undefined ? 'unanswered' : 'refused';
}

/** Those of the next changes that are delivered at once; one alone where the receiver has failed lately. */
function partOf({ kinds, failures }: StoredWebhook, ahead: PlacedChange[]): PlacedChange[] {
  const first = failures > 0 ? ahead.findIndex(({ kind }) => kinds.includes(kind)) : -1;
  return ahead.slice(0, first < 0 ? PART : Math.min(first + 1, PART));
}
