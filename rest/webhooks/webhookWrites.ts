import type { Store } from '../store/Collection.ts';
import type { StoredWebhook } from './webhook.ts';

/** Changes a webhook; undefined if it was changed or switched off since it was read. */
export type WriteWebhook = (
  webhook: StoredWebhook,
  set: Partial<StoredWebhook>,
) => Promise<StoredWebhook | undefined>;

/** How deliveries write a webhook: the process that read it owns it until another process writes it. */
export function webhookWrites(store: Store): WriteWebhook {
  const webhooks = store.collection<StoredWebhook>('webhooks');
  return async (webhook, set) => {
    const { _id, cursor, nextTryAt } = webhook;
    // Compares the cursor too: another process may have delivered everything, and reset the time to the value that was read.
    const { matchedCount } = await webhooks.updateOne({ _id, state: 'ON', cursor, nextTryAt }, { $set: set });
    return matchedCount === 0 ? undefined : { ...webhook, ...set };
  };
}
