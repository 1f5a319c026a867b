import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { defaultDealership } from '../../rest/dealership/defaultDealership.ts';
import { messages } from '../../rest/enquiries/newsletter/messages.ts';
import type { Subscription } from '../../rest/enquiries/newsletter/subscription.ts';
import { subscriptionStore } from '../../rest/enquiries/newsletter/subscriptionStore.ts';
import { outbox as openOutbox } from '../../rest/mail/outbox.ts';
import type { Store } from '../../rest/store/Collection.ts';
import { interruptedStore } from '../servers/interruptedStore.ts';
import { type EngineStore, storeEngines } from '../servers/storeEngines.ts';

const layla = 'layla@example.ae';

describe.each(storeEngines)('a subscriber who clicks twice at once, in $name', ({ emptyStore }) => {
  let engine: EngineStore;
  const now = () => new Date('2026-11-28T08:00:00Z');
  const on = (store: Store) =>
    subscriptionStore({
      ...{ store, now, publicUrl: 'https://cars.example', dealership: () => defaultDealership },
      outbox: openOutbox({ store, now, onAdd: () => undefined }),
    });

  beforeEach(async () => {
    engine = await emptyStore();
    await on(engine.store).subscribe(layla);
  });
  afterEach(() => engine.close());

  const stored = async () =>
    (await engine.store.collection<Subscription>('subscriptions').find({}).toArray())[0] ?? expect.fail();

  it('is unsubscribed once, and told so (BO-7)', async () => {
    const { store, before } = interruptedStore(engine.store);
    const { unsubscribeId } = await stored();
    before('subscriptions', () => on(engine.store).unsubscribe(unsubscribeId));
    expect(await on(store).unsubscribe(unsubscribeId)).toBe(messages.alreadyUnsubscribed);
    expect(await stored()).toMatchObject({ unsubscribedAt: now().toISOString(), revision: 2 });
  });

  it('is subscribed in the end where the second click asks for that (BO-7)', async () => {
    const { store, before } = interruptedStore(engine.store);
    const { unsubscribeId } = await stored();
    await on(engine.store).unsubscribe(unsubscribeId);
    before('subscriptions', () => on(engine.store).subscribe(layla));
    expect(await on(store).resubscribe(unsubscribeId)).toBe(messages.alreadySubscribed);
    expect(await stored()).toMatchObject({ unsubscribedAt: null, revision: 3 });
  });
});
