import type { PlacedChange } from '../cars/changes/CarChanges.ts';
import { encodeChangeCursor } from '../cars/changes/ChangeCursor.ts';
import type { DeliveryAnswer } from './Delivery.ts';
import type { StoredDelivery } from './webhook.ts';

/** How many deliveries of a webhook are stored: so many are written again with each part that is delivered. */
const MOST_STORED = 20;

/** A change that was sent to a webhook, with the id of its message. */
interface SentChange {
  id: string;
  change: PlacedChange;
  answer: DeliveryAnswer;
}

/**
 * The stored deliveries of a webhook, latest first, after some changes (oldest first) were sent at the time `at` (ISO 8601). One
 * that was sent before counts its attempts.
 */
export function withSent(
  known: readonly StoredDelivery[] = [],
  sent: readonly SentChange[],
  at: string,
): StoredDelivery[] {
  const before = new Map(known.map((delivery) => [delivery.id, delivery]));
  const latest = sent.map(({ id, change, answer: { status = null, refusal } }): StoredDelivery => {
    const { kind, carId, place } = change;
    const attempts = (before.get(id)?.attempts ?? 0) + 1;
    before.delete(id);
    return {
      ...{ id, cursor: encodeChangeCursor(place), kind, carId, at, attempts, status },
      error: refusal ? sentenceOf(refusal.reason) : null,
    };
  });
  return [...latest.toReversed(), ...before.values()].slice(0, MOST_STORED);
}

/** Reasons are sentences, but for a bare status such as `HTTP 500`. */
function sentenceOf(reason: string): string {
  return reason.endsWith('.') ? reason : `The receiver answered ${reason}.`;
}
