import type { Dealership } from '../../dealership/dealership.ts';
import { InvalidInput } from '../../http/errors.ts';
import type { Outbox } from '../../mail/outbox.ts';
import type { Store } from '../../store/Collection.ts';
import { moveRevised } from '../../store/moveRevised.ts';
import { writeRevised } from '../../store/revised.ts';
import type { Subscription } from './subscription.ts';
import { subscriptionId } from './subscriptionId.ts';
import { welcomeMail } from './welcomeMail.ts';

interface Parts {
  store: Store;
  outbox: Outbox;
  /** The dealer's facts as they are now. */
  dealership: () => Dealership;
  publicUrl: string;
  now: () => Date;
}

/**
 * Corrects the address of a subscription. Whoever has the new address gets the welcome mail, with the link that ends the
 * subscription. Undefined if somebody else has written or removed it since it was read. Rejects with `InvalidInput` where the
 * address has a subscription of its own.
 */
export async function correctSubscription(
  read: Subscription,
  email: string,
  { store, outbox, dealership, publicUrl, now }: Parts,
): Promise<Subscription | undefined> {
  const subscriptions = store.collection<Subscription>('subscriptions');
  const _id = subscriptionId(email);
  if (_id === read._id) return writeRevised(subscriptions, read, { email });
  const { unsubscribeId, unsubscribedAt } = read;
  const welcome = welcomeMail(email, { unsubscribeId, publicUrl, dealership: dealership() });
  const moved: Subscription = {
    ...{ ...read, _id, email, revision: 1 },
    formerIds: [...(read.formerIds ?? []), { id: read._id, until: now().toISOString() }],
    unposted: unsubscribedAt === null ? [welcome] : null,
  };
  const isMoved = (there: Subscription) => there.unsubscribeId === read.unsubscribeId;
  const there = await moveRevised(subscriptions, { read, moved, isMoved, taken });
  if (!there) return undefined;
  await outbox.addPendingSoon('subscriptions', there);
  return there;
}

function taken() {
  const message = 'This address has a subscription of its own already. Erase one of the two.';
  return new InvalidInput([{ field: 'email', message }]);
}
