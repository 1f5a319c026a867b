import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Collection } from '../../rest/store/Collection.ts';
import { changeRevised, type Revised, writeRevised } from '../../rest/store/revised.ts';
import { interruptedStore } from '../servers/interruptedStore.ts';
import { type EngineStore, everyEngine } from '../servers/storeEngines.ts';

interface Thing extends Revised {
  name?: string;
  size?: number;
}

describe.each(everyEngine)('a document that two people change, in $name', ({ emptyStore }) => {
  let engine: EngineStore;
  let things: Collection<Thing>;
  let interrupted: ReturnType<typeof interruptedStore>;

  beforeEach(async () => {
    engine = await emptyStore();
    things = engine.store.collection<Thing>('things');
    interrupted = interruptedStore(engine.store);
    await things.insertOne({ _id: 'a', name: 'axle', size: 1, revision: 1 });
  });
  afterEach(() => engine.close());

  const read = async (_id = 'a') => (await things.findOne({ _id })) ?? expect.fail();
  const grow = ({ size = 0 }: Thing) => ({ size: size + 1 });

  it('is written by the one who has read it last (BO-7)', async () => {
    const first = await read();
    expect(await writeRevised(things, first, { size: 2 })).toMatchObject({ size: 2, revision: 2 });
    expect(await writeRevised(things, first, { size: 9 })).toBeUndefined();
    expect(await read()).toEqual({ _id: 'a', name: 'axle', size: 2, revision: 2 });
  });

  it('has both changes (BO-7)', async () => {
    const own = interrupted.store.collection<Thing>('things');
    interrupted.before('things', async () => changeRevised(things, await read(), () => ({ name: 'belt' })));
    expect(await changeRevised(own, await read(), grow)).toMatchObject({ name: 'belt', size: 2 });
    expect(await read()).toEqual({ _id: 'a', name: 'belt', size: 2, revision: 3 });
  });

  it.each<[what: string, revision: { revision?: null }]>([
    ['no revision', {}],
    ['null for its revision', { revision: null }],
  ])('counts as the first revision with %s (BO-7)', async (_what, revision) => {
    await things.insertOne({ _id: 'old', size: 1, ...revision });
    const first = await read('old');
    expect(await writeRevised(things, first, { size: 2 })).toMatchObject({ revision: 2 });
    expect(await writeRevised(things, first, { size: 9 })).toBeUndefined();
    expect(await read('old')).toEqual({ _id: 'old', size: 2, revision: 2 });
  });

  it('is left as it is where the change says so, or fails', async () => {
    expect(await changeRevised(things, await read(), () => undefined)).toMatchObject({ revision: 1 });
    const failing = changeRevised(things, await read(), () => {
      throw new Error('Not like this');
    });
    await expect(failing).rejects.toThrow('Not like this');
    expect(await read()).toMatchObject({ size: 1, revision: 1 });
  });

  it('stays removed where the other one removes it', async () => {
    const own = interrupted.store.collection<Thing>('things');
    interrupted.before('things', () => things.deleteOne({ _id: 'a' }));
    expect(await changeRevised(own, await read(), grow)).toBeUndefined();
    expect(await things.findOne({ _id: 'a' })).toBeNull();
  });
});
