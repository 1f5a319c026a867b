import Type, { type Static } from 'typebox';
import { decodeChangeCursor, encodeChangeCursor } from '../cars/changes/ChangeCursor.ts';
import { Nullable, ref } from '../http/schemas.ts';
import { StoredDelivery, type StoredWebhook, toldWebhook, Webhook } from './webhook.ts';

/** What became of a change that was sent to a webhook, as owners see it. */
export const PartnerDelivery = Type.Object({
  ...StoredDelivery.properties,
  /** Another one than the webhook's: this change is the first behind it. */
  after: Type.String({ description: 'The cursor after which it is sent again, with what follows it' }),
  nextTryAt: Nullable(Type.String({ description: 'When it is sent again; null if it is not' })),
});
export type PartnerDelivery = Static<typeof PartnerDelivery>;

/** A webhook as owners see it: without its secrets. */
export const PartnerWebhook = Type.Object(
  {
    ...Webhook.properties,
    partnerId: Type.String(),
    failingSince: Nullable(Type.String()),
    deliveries: Type.Array(PartnerDelivery, { description: 'The last 20, latest first' }),
  },
  { $id: 'PartnerWebhook' },
);
export type PartnerWebhook = Static<typeof PartnerWebhook>;

/** A webhook with a secret that was just made: it is shown only this once. */
export const PartnerWebhookWithSecret = Type.Object({ webhook: ref(PartnerWebhook), secret: Type.String() });
export type PartnerWebhookWithSecret = Static<typeof PartnerWebhookWithSecret>;

/** A webhook as owners see it. */
export function partnerWebhook(stored: StoredWebhook): PartnerWebhook {
  const { partnerId, state, failures, failingSince, nextTryAt, deliveries = [] } = stored;
  const isRetried = state === 'ON' && failures > 0;
  return {
    ...toldWebhook(stored),
    ...{ partnerId, failingSince },
    deliveries: deliveries.map((delivery) => ({
      ...delivery,
      after: placeBefore(delivery.cursor),
      nextTryAt: delivery.error !== null && isRetried ? nextTryAt : null,
    })),
  };
}

/** The cursor of the place before a change, by the cursor of the place after it. */
function placeBefore(cursor: string): string {
  const place = decodeChangeCursor(cursor);
  return place ? encodeChangeCursor({ ...place, index: place.index - 1 }) : cursor;
}
