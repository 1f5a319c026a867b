import { randomBytes, randomUUID } from 'node:crypto';
import type { CarChanges } from '../cars/changes/CarChanges.ts';
import { decodeChangeCursor, encodeChangeCursor } from '../cars/changes/ChangeCursor.ts';
import { Conflict, Gone, InvalidInput, NotFound } from '../http/errors.ts';
import type { Store } from '../store/Collection.ts';
import { changeRevised } from '../store/revised.ts';
import {
  kinds as everyKind,
  MOST_SECRETS,
  MOST_WEBHOOKS,
  type NewWebhook,
  type StoredWebhook,
  type WebhookChange,
} from './webhook.ts';

/** A new secret to sign deliveries with: 256 random bits in the format of Standard Webhooks. */
export const newSecret = () => `whsec_${randomBytes(32).toString('base64')}`;

/** The state of a webhook that is on and has not failed. */
const fresh = { state: 'ON', failures: 0, failingSince: null, lastError: null } as const;

export type WebhookStore = ReturnType<typeof webhookStore>;

/** The webhooks of partners. Every method throws `NotFound` for an id that the partner does not have. */
export function webhookStore(store: Store, changes: CarChanges, now: () => Date) {
  const webhooks = store.collection<StoredWebhook>('webhooks');

  async function one(partnerId: string, _id: string): Promise<StoredWebhook> {
    const webhook = await webhooks.findOne({ _id, partnerId });
    if (!webhook) throw unknown();
    return webhook;
  }

  async function change(
    partnerId: string,
    _id: string,
    set: (webhook: StoredWebhook) => Partial<StoredWebhook>,
  ): Promise<StoredWebhook> {
    const changed = await changeRevised(webhooks, await one(partnerId, _id), set);
    if (!changed) throw unknown();
    return changed;
  }

  return {
    one,
    /** The webhook with an id, whosever it is. */
    async byId(_id: string): Promise<StoredWebhook> {
      const webhook = await webhooks.findOne({ _id });
      if (!webhook) throw unknown();
      return webhook;
    },
    list: (partnerId: string) => webhooks.find({ partnerId }, { sort: { createdAt: 1 } }).toArray(),

    /** Creates a webhook for changes from now on. Throws `Conflict` if the partner has the maximum number of webhooks. */
    async add(partnerId: string, { url, kinds = everyKind }: NewWebhook) {
      if ((await webhooks.countDocuments({ partnerId })) >= MOST_WEBHOOKS) {
        throw new Conflict(`There are already ${MOST_WEBHOOKS} webhooks. Delete one first.`);
      }
      const [secret, time] = [newSecret(), now().toISOString()];
      const webhook: StoredWebhook = {
        ...{ _id: randomUUID(), partnerId, url, kinds, secrets: [secret], ...fresh },
        ...{ cursor: encodeChangeCursor(await changes.newest()), lastDeliveryAt: null },
        ...{ nextTryAt: time, createdAt: time, revision: 1 },
      };
      await webhooks.insertOne(webhook);
      return { webhook, secret };
    },

    /** Changes a webhook; returns it with its new secret, which is null if none was made. */
    async update(partnerId: string, id: string, { url, kinds, isOn, rotateSecret }: WebhookChange) {
      const secret = rotateSecret ? newSecret() : null;
      const webhook = await change(partnerId, id, ({ secrets }) => ({
        ...(url !== undefined && { url }),
        ...(kinds && { kinds }),
        ...(secret && { secrets: [secret, ...secrets].slice(0, MOST_SECRETS) }),
        ...(isOn === false && { state: 'PAUSED' as const }),
        ...(isOn && fresh),
        // A process that delivers with the old settings stops, and delivery begins again with the new ones.
        nextTryAt: now().toISOString(),
      }));
      return { webhook, secret };
    },

    async remove(partnerId: string, id: string) {
      const { deletedCount } = await webhooks.deleteOne({ _id: id, partnerId });
      if (deletedCount === 0) throw unknown();
    },

    /** Delivers all changes after a cursor again. Throws `InvalidInput` if it is no cursor, or they are no longer stored. */
    async redeliver(partnerId: string, id: string, after: string) {
      await one(partnerId, id);
      const place = decodeChangeCursor(after);
      if (!place) throw wrongCursor('This is not a cursor of the feed of changes.');
      await changes.behind(place, 1).catch((error: unknown) => {
        throw error instanceof Gone ? wrongCursor(error.message) : error;
      });
      return change(partnerId, id, () => ({ ...fresh, cursor: after, nextTryAt: now().toISOString() }));
    },
  };
}

function unknown(): NotFound {
  return new NotFound('This webhook does not exist.');
}

function wrongCursor(message: string): InvalidInput {
  return new InvalidInput([{ field: 'after', message }]);
}
