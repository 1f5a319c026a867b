import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { erasureFile } from '../../rest/persons/erasures/erasureFile.ts';
import { erasureList } from '../../rest/persons/erasures/erasureList.ts';
import type { StoredErasure } from '../../rest/persons/erasures/storedErasure.ts';
import type { Store } from '../../rest/store/Collection.ts';
import { interruptedStore } from '../servers/interruptedStore.ts';
import { type EngineStore, storeEngines } from '../servers/storeEngines.ts';

const at = '2026-11-26T09:15:00.000Z';
const zahra = { kind: 'subscription', id: 'zahra' };

describe.each(storeEngines)('the list of persons who were erased, with $name,', ({ emptyStore }) => {
  let engine: EngineStore;
  let path: string;

  beforeEach(async () => {
    engine = await emptyStore();
    const folder = await mkdtemp(join(tmpdir(), 'cars-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    path = join(folder, 'erasures');
  });
  afterEach(() => engine.close());

  const listOf = (store: Store) =>
    erasureList(
      store,
      erasureFile(path, (error) => expect.fail(error.message)),
    );
  const stored = () => engine.store.collection<StoredErasure>('erasures').find({}).toArray();

  it('says that each is still to be looked for after a restore, whatever the backup says (BO-16)', async () => {
    const list = listOf(engine.store);
    await list.add([{ ...zahra, at }]);
    await list.finish([zahra], at);
    const [backedUp] = await stored();
    expect(backedUp?.doneAt).toBe(at);
    const keys = await list.keys();

    const standby = await emptyStore();
    onTestFinished(() => standby.close());
    const restored = erasureList(standby.store);
    for (const key of keys) await restored.restoreKey(key);
    await restored.restore(
      (async function* () {
        if (backedUp) yield backedUp;
      })(),
    );
    // What has come back of her with the restore, if only a trace of the record.
    const isDue = await restored.open();
    expect(isDue?.({ ...zahra, begunAt: at, isErased: true })).toBe(true);
  });

  it('writes at a start only what the store or the file lacks (BO-16)', async () => {
    const list = listOf(engine.store);
    await list.add([{ ...zahra, at }]);
    await list.finish([zahra], at);
    const before = await stored();
    const { store, before: meanwhile } = interruptedStore(engine.store);
    for (const collection of ['erasures', 'secrets'])
      meanwhile(collection, () => Promise.reject(new Error(`${collection} is written.`)));
    await listOf(store).open();
    expect(await stored()).toEqual(before);

    // An older store, put in place by other means, gets what the file has.
    for (const { _id } of before) await engine.store.collection('erasures').deleteOne({ _id });
    const isDue = await listOf(engine.store).open();
    expect(isDue?.({ ...zahra, begunAt: at, isErased: false })).toBe(true);
    expect(await stored()).toEqual(before.map((erasure) => ({ ...erasure, doneAt: null })));
  });
});
