import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { dealershipRecord } from '../../rest/dealership/settings/dealershipRecord.ts';
import type { Store, Stored } from '../../rest/store/Collection.ts';
import { CollectionWrapper } from '../../rest/store/CollectionWrapper.ts';
import { type EngineStore, storeEngines } from '../servers/storeEngines.ts';

const log = { warn: (details: object) => expect.unreachable(JSON.stringify(details)) };
const now = () => new Date('2026-11-26T06:15:00Z');

describe.each(storeEngines)('the facts of the dealer in $name', ({ emptyStore }) => {
  let engine: EngineStore;

  beforeEach(async () => {
    engine = await emptyStore();
  });
  afterEach(() => engine.close());

  test('stay those of a change where an earlier reading of them takes longer', async () => {
    const slow = slowStore(engine.store);
    const record = await dealershipRecord({ store: slow.store, now, log });
    const release = slow.holdNextRead();
    const reading = record.settings();
    await record.change({ name: 'Falcon' }, { based: 1, by: 'Huda' });
    release();
    await reading;
    expect(record.current().name).toBe('Falcon');
  });

  test('are those of an older backup after it was restored, although its revision is smaller', async () => {
    const record = await dealershipRecord({ store: engine.store, now, log });
    await record.change({ name: 'Falcon' }, { based: 1, by: 'Huda' });
    await engine.store.collection('settings').deleteOne({ _id: 'dealership' });
    await record.settings();
    expect(record.current().name).toBe('Marsa');
  });
});

/** A store whose next reading is made at once, but answered only when it is released. */
function slowStore(store: Store) {
  let held: Promise<void> | undefined;

  class SlowCollection<T extends Stored> extends CollectionWrapper<T> {
    override async findOne(...read: Parameters<CollectionWrapper<T>['findOne']>) {
      const wait = held;
      held = undefined;
      const found = await super.findOne(...read);
      await wait;
      return found;
    }
  }

  return {
    store: {
      ...store,
      collection: <T extends Stored>(name: string) => new SlowCollection<T>(store.collection<T>(name)),
    } satisfies Store,
    holdNextRead() {
      let release = () => {};
      held = new Promise((resolve) => (release = resolve));
      return () => release();
    },
  };
}
