import type { Counter } from 'prom-client';
import type { CarChanges, PlacedChange } from '../cars/changes/CarChanges.ts';
import { type ChangeCursor, encodeChangeCursor } from '../cars/changes/ChangeCursor.ts';
import { Gone } from '../http/errors.ts';
import type { StoredPartner } from '../partners/partner.ts';
import { changeMessage } from './changeMessage.ts';
import { writeRevised } from '../store/revised.ts';
import type { Delivery } from './Delivery.ts';
import { failedDelivery, type FailedDeliveryParts } from './failedDelivery.ts';
import type { Refusal } from './refusalOf.ts';
import { withSent } from './sentChange.ts';
import { areWanted, placeOf, type StoredWebhook } from './webhook.ts';

/** How many changes are delivered to one webhook at once. */
const PART = 8;
/** How many changes are read at once. */
const READ_AHEAD = 250;
/** How long a process owns a webhook, ms: longer than a part takes. If the process ends, another one continues after this. */
const LEASE = 60_000;
/** The next attempt of a webhook that need not wait. Not the present time: if the clock is set back, that is in the future. */
const ALWAYS_DUE = new Date(0).toISOString();

/** What `changeDelivery` needs. */
export interface ChangeDeliveryParts extends FailedDeliveryParts {
  changes: CarChanges;
  delivery: Delivery;
  deliveries: Counter<'outcome'>;
}

/**
 * Returns a function that delivers the changes after the cursor of a webhook, until none is left, one is not accepted,
 * another process or the partner has changed the webhook, or `isStopped` returns true.
 */
export function changeDelivery(parts: ChangeDeliveryParts, isStopped: () => boolean) {
  const { store, changes, delivery, now, deliveries } = parts;
  const partners = store.collection<StoredPartner>('partners');
  const webhooks = store.collection<StoredWebhook>('webhooks');
  const fail = failedDelivery(parts);
  const at = (milliseconds: number) => new Date(now().getTime() + milliseconds).toISOString();

  /** The next changes after a place. If they are no longer stored, after a long pause, the oldest stored ones. */
  async function behind(place: ChangeCursor): Promise<PlacedChange[]> {
    try {
      return await changes.behind(place, READ_AHEAD);
    } catch (error) {
      if (!(error instanceof Gone)) throw error;
      return changes.behind(await changes.oldest(), READ_AHEAD);
    }
  }

  /** Delivers the changes that the webhook wants; returns what was sent, and the first that was not accepted, and why. */
  async function deliver(webhook: StoredWebhook, part: PlacedChange[]) {
    const answers = await Promise.all(
      part.map(async (change, index) => {
        if (!webhook.kinds.includes(change.kind)) return [];
        const message = changeMessage(webhook._id, change);
        const answer = await delivery.deliver(webhook, message);
        deliveries.inc({ outcome: outcomeOf(answer.refusal) });
        return [{ index, id: message.id, change, answer }];
      }),
    );
    const sent = answers.flat();
    const refused = sent.flatMap(({ index, answer: { refusal } }) => (refusal ? [{ index, refusal }] : []));
    return { deliveries: withSent(webhook.deliveries, sent, at(0)), refused: refused[0] };
  }

  return async (webhook: StoredWebhook) => {
    if (isStopped()) return;
    const partner = await partners.findOne({ _id: webhook.partnerId });
    let mine = partner?.keys.length
      ? await writeRevised(webhooks, webhook, { nextTryAt: at(LEASE) })
      : undefined;
    let ahead: PlacedChange[] = [];
    while (mine) {
      if (ahead.length === 0) ahead = await behind(placeOf(mine));
      const part = partOf(mine, ahead);
      ahead = ahead.slice(part.length);
      const { refused, ...sent } = await deliver(mine, part);
      if (refused) return fail(mine, part, { ...refused, ...sent });
      const isLast = isStopped() || part.length === 0;
      const delivered = await writeRevised(webhooks, mine, {
        cursor: encodeChangeCursor(part.at(-1)?.place ?? placeOf(mine)),
        ...sent,
        ...(areWanted(mine, part) && {
          ...{ failures: 0, failingSince: null, lastError: null, lastDeliveryAt: at(0) },
        }),
        nextTryAt: isLast ? ALWAYS_DUE : at(LEASE),
      });
      mine = isLast ? undefined : delivered;
    }
  };
}

/** The outcome of a delivery, for operators. */
function outcomeOf(refusal: Refusal | undefined): 'delivered' | 'refused' | 'unanswered' {
  if (refusal === undefined) return 'delivered';
  return refusal.status === undefined ? 'unanswered' : 'refused';
}

/** The next changes to deliver at once; only one wanted change if the last delivery failed. */
function partOf({ kinds, failures }: StoredWebhook, ahead: PlacedChange[]): PlacedChange[] {
  const first = failures > 0 ? ahead.findIndex(({ kind }) => kinds.includes(kind)) : -1;
  return ahead.slice(0, first < 0 ? PART : Math.min(first + 1, PART));
}
