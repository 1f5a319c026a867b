import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Collection, Store } from '../../rest/store/Collection.ts';
import { CollectionWrapper } from '../../rest/store/CollectionWrapper.ts';
import { FollowedRows } from '../../rest/store/FollowedRows.ts';
import { type EngineStore, storeEngines } from '../servers/storeEngines.ts';

/** A document of a store of its own. */
interface Note {
  _id: string;
  text: string;
}

const log = { warn: () => undefined };

describe.each(storeEngines)('rows of notes, with $name,', ({ emptyStore }) => {
  let engine: EngineStore;
  let notes: Collection<Note>;
  /** How often the store is read, and whether it cannot be. */
  let reads: number;
  let isBroken: boolean;

  beforeEach(async () => {
    engine = await emptyStore([]);
    notes = engine.store.collection<Note>('notes', { followed: true });
    [reads, isBroken] = [0, false];
  });
  afterEach(() => engine.close());

  /** The rows of a store whose reads are counted and may fail: notes but empty ones, in the order of their texts. */
  function openRows() {
    const watched: Store = {
      ...engine.store,
      collection: <T extends { _id: string }>(name: string, options?: { followed?: boolean }) => {
        class Watched extends CollectionWrapper<T> {
          override find(...query: Parameters<CollectionWrapper<T>['find']>) {
            reads += 1;
            if (isBroken) throw new Error('The store cannot be read');
            return super.find(...query);
          }
        }
        return new Watched(engine.store.collection<T>(name, options));
      },
    };
    return new FollowedRows<Note, { id: string; text: string }>({
      ...{ store: watched, log, collection: 'notes' },
      rowOf: ({ _id: id, text }) => (text === '' ? undefined : { id, text }),
      isListed: ({ text }) => text !== 'hidden',
      compare: (a, b) => (a.text < b.text ? -1 : 1),
    });
  }

  it('are read when they are first asked for, and then only where something was written', async () => {
    await notes.insertOne({ _id: 'a', text: 'pear' });
    const rows = openRows();
    expect(reads).toBe(0);
    expect((await rows.current()).listed).toEqual([{ id: 'a', text: 'pear' }]);
    const { version } = rows;
    await rows.current();
    expect([reads, rows.version]).toEqual([1, version]);
    await notes.insertOne({ _id: 'b', text: 'apple' });
    await notes.insertOne({ _id: 'c', text: 'hidden' });
    await notes.insertOne({ _id: 'd', text: '' });
    const { listed, byId } = await rows.current();
    expect(listed.map(({ text }) => text)).toEqual(['apple', 'pear']);
    expect([...byId.keys()].toSorted()).toEqual(['a', 'b', 'c']);
    expect(rows.version).not.toBe(version);
    await rows.close();
  });

  it('change their places, and leave, as their documents do', async () => {
    await notes.bulkWrite(['a', 'b', 'c'].map((_id) => ({ insertOne: { document: { _id, text: _id } } })));
    const rows = openRows();
    await rows.current();
    await notes.replaceOne({ _id: 'a' }, { _id: 'a', text: 'z' });
    await notes.deleteOne({ _id: 'b' });
    const { listed, byId } = await rows.current();
    expect(listed.map(({ id }) => id)).toEqual(['c', 'a']);
    expect(byId.has('b')).toBe(false);
    await rows.close();
  });

  it('lose no write that could not be read', async () => {
    const rows = openRows();
    isBroken = true;
    await expect(rows.current()).rejects.toThrow('cannot be read');
    isBroken = false;
    await notes.insertOne({ _id: 'a', text: 'apple' });
    await rows.current();
    await notes.insertOne({ _id: 'b', text: 'banana' });
    isBroken = true;
    await expect(rows.current()).rejects.toThrow('cannot be read');
    isBroken = false;
    expect((await rows.current()).listed.map(({ id }) => id)).toEqual(['a', 'b']);
    await rows.close();
  });
});
