import type { Store } from '../store/Collection.ts';
import type { StoredWebhook } from './webhook.ts';

/** Changes a webhook unless somebody else has, meanwhile: then it gives nothing. */
export type WriteWebhook = (
  webhook: StoredWebhook,
  set: Partial<StoredWebhook>,
) => Promise<StoredWebhook | undefined>;

/** How what delivers the changes writes webhooks: whoever has read one owns it until another one has written it. */
export function webhookWrites(store: Store): WriteWebhook {
  const webhooks = store.collection<StoredWebhook>('webhooks');
  return async (webhook, set) => {
    const { _id, cursor, nextTryAt } = webhook;
    // By the cursor too: somebody may have delivered all, and set the time back to what it was when this was read.
    const { matchedCount } = await webhooks.updateOne({ _id, state: 'ON', cursor, nextTryAt }, { $set: set });
    return matchedCount === 0 ? undefined : { ...webhook, ...set };
  };
}
