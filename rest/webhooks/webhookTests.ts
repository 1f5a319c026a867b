import { randomUUID } from 'node:crypto';
import { counted } from '../../text/counted.ts';
import { consume } from '../http/limits/consume.ts';
import type { Store } from '../store/Collection.ts';
import { TEST } from './changeMessage.ts';
import type { Delivery } from './Delivery.ts';
import type { StoredWebhook, TestedDelivery } from './webhook.ts';

/** How many test deliveries may be asked for in a minute for a partner. */
const TESTS = { points: 20, seconds: 60 };

interface Parts {
  store: Store;
  delivery: Delivery;
  now: () => Date;
}

/** Sends a message of the type `webhook.test`, and returns what the receiver has answered. Rejects with `TooManyRequests`. */
export type TestWebhook = (webhook: StoredWebhook) => Promise<TestedDelivery>;

/** Tests webhooks of partners, so many times in a minute. */
export async function webhookTests({ store, delivery, now }: Parts): Promise<TestWebhook> {
  const tests = await store.limiter('webhookTests', TESTS);
  return async (webhook) => {
    await consume(
      tests,
      webhook.partnerId,
      (seconds) => `Too many test deliveries. Try again in ${counted(seconds, 'second')}.`,
    );
    const body = { type: TEST, at: now().toISOString() };
    const { refusal } = await delivery.deliver(webhook, { id: `test_${randomUUID()}`, body });
    return { delivered: refusal === undefined, answer: refusal?.reason ?? 'Taken.' };
  };
}
