import { afterEach, beforeEach, expect, describe, it } from 'vitest';
import { CarChanges } from '../../rest/cars/changes/CarChanges.ts';
import { encodeChangeCursor, START } from '../../rest/cars/changes/ChangeCursor.ts';
import type { Store } from '../../rest/store/Collection.ts';
import { writeRevised } from '../../rest/store/revised.ts';
import type { StoredWebhook } from '../../rest/webhooks/webhook.ts';
import { webhookStore } from '../../rest/webhooks/webhookStore.ts';
import { interruptedStore } from '../servers/interruptedStore.ts';
import { type EngineStore, storeEngines } from '../servers/storeEngines.ts';

describe.each(storeEngines)('a webhook that is changed twice at once, in $name', ({ emptyStore }) => {
  let engine: EngineStore;
  let webhook: StoredWebhook;
  const now = () => new Date('2026-11-28T08:00:00Z');
  const on = (store: Store) => webhookStore(store, new CarChanges(store, now), now);

  beforeEach(async () => {
    engine = await emptyStore();
    ({ webhook } = await on(engine.store).add('marsa', { url: 'https://marsa.example/' }));
  });
  afterEach(() => engine.close());

  const stored = () => on(engine.store).one('marsa', webhook._id);

  it('has both new secrets (BO-7)', async () => {
    const { store, before } = interruptedStore(engine.store);
    const secrets: (string | null)[] = [];
    const rotate = async (at: Store) =>
      secrets.unshift((await on(at).update('marsa', webhook._id, { rotateSecret: true })).secret);
    before('webhooks', () => rotate(engine.store));
    await rotate(store);
    expect((await stored()).secrets).toEqual(secrets);
  });

  it('keeps the place of a delivery that ends while its partner pauses it, and is paused (BO-7)', async () => {
    const { store, before } = interruptedStore(engine.store);
    const cursor = encodeChangeCursor({ number: 7, index: 1, entry: '' });
    const deliver = () =>
      writeRevised(engine.store.collection<StoredWebhook>('webhooks'), webhook, { cursor });
    before('webhooks', deliver);
    await on(store).update('marsa', webhook._id, { isOn: false });
    expect(await stored()).toMatchObject({ cursor, state: 'PAUSED' });
  });

  it('is delivered again from where its partner asks for, whatever a delivery had read (BO-7)', async () => {
    const read = await stored();
    await on(engine.store).redeliver('marsa', webhook._id, encodeChangeCursor(START));
    const late = writeRevised(engine.store.collection<StoredWebhook>('webhooks'), read, { cursor: 'late' });
    expect(await late).toBeUndefined();
    expect(await stored()).toMatchObject({ cursor: encodeChangeCursor(START), state: 'ON' });
  });

  it('and was deleted meanwhile does not come back', async () => {
    const { store, before } = interruptedStore(engine.store);
    before('webhooks', () => on(engine.store).remove('marsa', webhook._id));
    const paused = on(store).update('marsa', webhook._id, { isOn: false });
    await expect(paused).rejects.toThrow('This webhook does not exist.');
    expect(await on(engine.store).list('marsa')).toEqual([]);
  });
});
