import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ChangeFeed, Collection, Store } from '../../rest/store/Collection.ts';
import { type EngineStore, everyEngine } from '../servers/storeEngines.ts';
import { until } from '../until.ts';

/** MongoDB without change streams is asked once a second for the writes of other processes. */

interface Thing {
  _id: string;
  name?: string;
  size?: number | string | null;
  shop?: { city: string | null } | null;
}

describe.each(everyEngine)('$name', ({ name, emptyStore }) => {
  let engine: EngineStore;
  let things: Collection<Thing>;

  beforeEach(async () => {
    engine = await emptyStore();
    things = engine.store.collection<Thing>('things');
  });
  afterEach(() => engine.close());

  const add = async (...documents: Thing[]) => {
    for (const document of documents) await things.insertOne(document);
  };
  const ids = (documents: Thing[]) => documents.map(({ _id }) => _id);
  const all = () => things.find({}, { sort: { _id: 1 } }).toArray();

  it('answers a ping', async () => {
    await expect(engine.store.ping()).resolves.toBeUndefined();
  });

  it('has an acknowledged write when it is opened again', async () => {
    await add({ _id: 'kept', name: 'عربي', size: 1.5, shop: { city: null } }, { _id: 'gone' });
    await things.deleteOne({ _id: 'gone' });
    await engine.reopen();
    things = engine.store.collection<Thing>('things');
    expect(await all()).toEqual([{ _id: 'kept', name: 'عربي', size: 1.5, shop: { city: null } }]);
  });

  it('keeps collections apart', async () => {
    await add({ _id: 'a' });
    expect(await engine.store.collection<Thing>('others').countDocuments({})).toBe(0);
  });

  it('sorts a list: missing values before numbers before text, and the other way round', async () => {
    await add(
      { _id: 'a', size: 'XL' },
      { _id: 'b', size: 10 },
      { _id: 'c', size: null },
      { _id: 'd', size: 9 },
    );
    await add({ _id: 'e' });
    expect(ids(await things.find({}, { sort: { size: 1, _id: 1 } }).toArray())).toEqual([
      'c',
      'e',
      'd',
      'b',
      'a',
    ]);
    expect(ids(await things.find({}, { sort: { size: -1, _id: 1 } }).toArray())).toEqual([
      'a',
      'b',
      'd',
      'c',
      'e',
    ]);
  });

  it('sorts by a value inside another, also where that other is missing', async () => {
    await add(
      { _id: 'a', shop: { city: 'Sharjah' } },
      { _id: 'b', shop: null },
      { _id: 'c', shop: { city: 'Dubai' } },
    );
    expect(ids(await things.find({}, { sort: { 'shop.city': 1 } }).toArray())).toEqual(['b', 'c', 'a']);
  });

  it('cuts a list with skip and limit', async () => {
    await add({ _id: 'a' }, { _id: 'b' }, { _id: 'c' }, { _id: 'd' });
    const cut = async (part: { skip?: number; limit?: number }) =>
      ids(await things.find({}, { sort: { _id: 1 }, ...part }).toArray());
    expect(await cut({ limit: 2 })).toEqual(['a', 'b']);
    expect(await cut({ skip: 1, limit: 2 })).toEqual(['b', 'c']);
    expect(await cut({ skip: 3, limit: 2 })).toEqual(['d']);
    expect(await cut({ skip: 3, limit: undefined })).toEqual(['d']);
    expect(await cut({ skip: 4 })).toEqual([]);
  });

  it.each<[what: string, filter: Parameters<typeof things.find>[0], ids: string]>([
    ['a value', { name: 'axle' }, 'a'],
    ['a value inside another', { 'shop.city': 'Dubai' }, 'a b'],
    ['no value', { size: null }, 'd e'],
    ['a range with both its ends', { size: { $gte: 1, $lte: 3 } }, 'a c'],
    ['a range without its ends', { size: { $gt: 1, $lt: 5 } }, 'c'],
    ['a range from above to below', { size: { $gte: 3, $lte: 1 } }, ''],
    ['$in', { name: { $in: ['axle', 'c.t', 'nothing'] } }, 'a c'],
    ['an empty $in', { name: { $in: [] } }, ''],
    ['$nin, which takes what is missing', { name: { $nin: ['axle', 'cat'] } }, 'c d e'],
    ['$ne, which takes what is missing', { name: { $ne: 'axle' } }, 'b c d e'],
    ['$ne null', { size: { $ne: null } }, 'a b c'],
    ['$or', { $or: [{ name: 'axle' }, { size: 3 }] }, 'a c'],
    ['$and', { $and: [{ 'shop.city': 'Dubai' }, { size: { $ne: 1 } }] }, 'b'],
    ['$regex inside $and', { $and: [{ name: { $regex: 'a' } }, { name: { $regex: 't' } }] }, 'b'],
    ['$regex with its signs escaped', { name: { $regex: 'c\\.t' } }, 'c'],
    ['several keys at once', { 'shop.city': 'Dubai', size: 5 }, 'b'],
  ])('finds and counts by %s', async (_what, filter, expected) => {
    await add({ _id: 'a', name: 'axle', size: 1, shop: { city: 'Dubai' } });
    await add({ _id: 'b', name: 'cat', size: 5, shop: { city: 'Dubai' } });
    await add({ _id: 'c', name: 'c.t', size: 3, shop: { city: null } });
    await add({ _id: 'd', size: null, shop: null }, { _id: 'e' });
    const found = await things.find(filter, { sort: { _id: 1 } }).toArray();
    expect(ids(found).join(' ')).toBe(expected);
    expect(await things.countDocuments(filter)).toBe(found.length);
  });

  it('finds one, or null', async () => {
    await add({ _id: 'a', name: 'axle' }, { _id: 'b' });
    expect(await things.findOne({ _id: 'a' })).toEqual({ _id: 'a', name: 'axle' });
    expect(await things.findOne({ name: 'axle' })).toEqual({ _id: 'a', name: 'axle' });
    expect(await things.findOne({ _id: 'z' })).toBeNull();
  });

  it('groups what matches by several values, missing ones among them', async () => {
    await add(
      { _id: 'a', name: 'axle', shop: { city: 'Dubai' } },
      { _id: 'b', name: 'axle', shop: { city: 'Dubai' } },
    );
    await add({ _id: 'c', name: 'axle', shop: null }, { _id: 'd', name: 'belt' });
    const groups = await things
      .aggregate<{ _id: { name: string; city?: string | null }; count: number }>([
        { $match: { name: { $ne: 'belt' } } },
        { $group: { _id: { name: '$name', city: '$shop.city' }, count: { $sum: 1 } } },
      ])
      .toArray();
    const lines = groups.map(({ _id, count }) => `${_id.name} in ${_id.city ?? 'no city'}: ${count}`);
    expect(lines.sort()).toEqual(['axle in Dubai: 2', 'axle in no city: 1']);
  });

  it('groups what has no value under null', async () => {
    await add({ _id: 'a', shop: null }, { _id: 'b' }, { _id: 'c', shop: { city: null } });
    const groups = things.aggregate([{ $match: {} }, { $group: { _id: '$shop.city', count: { $sum: 1 } } }]);
    expect(await groups.toArray()).toEqual([{ _id: null, count: 3 }]);
  });

  it('refuses a second document of one id with code 11000 and keeps the first', async () => {
    await add({ _id: 'a', name: 'first' });
    await expect(things.insertOne({ _id: 'a', name: 'second' })).rejects.toMatchObject({ code: 11000 });
    expect(await all()).toEqual([{ _id: 'a', name: 'first' }]);
  });

  it('takes one of two documents of one id that arrive together', async () => {
    const both = await Promise.allSettled([things.insertOne({ _id: 'a' }), things.insertOne({ _id: 'a' })]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await things.countDocuments({})).toBe(1);
  });

  it('lets nobody take a value of a unique index twice', async () => {
    await things.createIndex({ name: 1 }, { unique: true });
    await add({ _id: 'a', name: 'axle' }, { _id: 'b', name: 'belt' });
    await expect(things.insertOne({ _id: 'c', name: 'axle' })).rejects.toMatchObject({ code: 11000 });
    // Only `insertOne` guarantees the code: FerretDB has another one for these.
    await expect(things.replaceOne({ _id: 'b' }, { _id: 'b', name: 'axle' })).rejects.toThrow();
    await expect(things.updateOne({ _id: 'b' }, { $set: { name: 'axle' } })).rejects.toThrow();
    await things.replaceOne({ _id: 'a' }, { _id: 'a', name: 'axle', size: 2 });
    expect(await all()).toEqual([
      { _id: 'a', name: 'axle', size: 2 },
      { _id: 'b', name: 'belt' },
    ]);
  });

  it('may be asked for the same index again', async () => {
    await things.createIndex({ name: 1 }, { unique: true });
    await expect(things.createIndex({ name: 1 }, { unique: true })).resolves.not.toThrow();
  });

  it('replaces the whole document, and adds a missing one only when told to', async () => {
    await add({ _id: 'a', name: 'axle', size: 1 });
    await things.replaceOne({ _id: 'a' }, { _id: 'a', size: 2 });
    await things.replaceOne({ _id: 'b' }, { _id: 'b', size: 3 });
    await things.replaceOne({ _id: 'c' }, { _id: 'c', size: 4 }, { upsert: true });
    await things.replaceOne({ _id: 'c' }, { _id: 'c', size: 5 }, { upsert: true });
    expect(await all()).toEqual([
      { _id: 'a', size: 2 },
      { _id: 'c', size: 5 },
    ]);
  });

  it('says of a replacement whether it has found a document, or added one', async () => {
    await add({ _id: 'a', size: 1 });
    const replace = (filter: Parameters<typeof things.find>[0], upsert: boolean) =>
      things.replaceOne(filter, { _id: 'a', size: 2 }, { upsert });
    expect(await replace({ _id: 'a', size: 1 }, false)).toMatchObject({ matchedCount: 1, upsertedCount: 0 });
    expect(await replace({ _id: 'a', size: 2 }, true)).toMatchObject({ matchedCount: 1, upsertedCount: 0 });
    expect(await replace({ _id: 'a', size: 1 }, false)).toMatchObject({ matchedCount: 0, upsertedCount: 0 });
    const added = await things.replaceOne({ _id: 'b' }, { _id: 'b' }, { upsert: true });
    expect(added).toMatchObject({ matchedCount: 0, upsertedCount: 1 });
  });

  it('never overwrites a document that is not as the filter asks, not even where a missing one is added (BO-7)', async () => {
    await add({ _id: 'a', size: 2 });
    const stale = { filter: { _id: 'a', size: 1 }, replacement: { size: 3 }, upsert: true };
    const alone = things.replaceOne(stale.filter, { _id: 'a', size: 3 }, { upsert: true });
    await expect(alone).rejects.toThrow();
    await expect(things.bulkWrite([{ replaceOne: stale }])).rejects.toThrow();
    // FerretDB, the test server without change streams, has another code.
    if (['the embedded store', 'MongoDB with change streams'].includes(name))
      await expect(things.bulkWrite([{ replaceOne: stale }])).rejects.toMatchObject({ code: 11000 });
    expect(await all()).toEqual([{ _id: 'a', size: 2 }]);
  });

  it('finds a document without a value by its id and null (BO-7)', async () => {
    await add({ _id: 'missing', name: 'axle' }, { _id: 'null', size: null }, { _id: 'one', size: 1 });
    const write = async (_id: string) => ({
      ...(await things.updateOne({ _id, size: null }, { $set: { name: 'belt' } })),
      ...(await things.bulkWrite([
        { replaceOne: { filter: { _id, size: null }, replacement: { size: 2 } } },
        { replaceOne: { filter: { _id, size: null }, replacement: { size: 3 } } },
      ])),
    });
    expect(await write('missing')).toMatchObject({ matchedCount: 1 });
    expect(await write('null')).toMatchObject({ matchedCount: 1 });
    expect(await write('one')).toMatchObject({ matchedCount: 0 });
    expect(await all()).toEqual([
      { _id: 'missing', size: 2 },
      { _id: 'null', size: 2 },
      { _id: 'one', size: 1 },
    ]);
  });

  it('sets the given fields of one document and leaves the others', async () => {
    await add({ _id: 'a', name: 'axle', size: 1 });
    expect(await things.updateOne({ name: 'axle' }, { $set: { size: 2 } })).toMatchObject({
      matchedCount: 1,
    });
    expect(await things.updateOne({ _id: 'z' }, { $set: { size: 2 } })).toMatchObject({ matchedCount: 0 });
    expect(await all()).toEqual([{ _id: 'a', name: 'axle', size: 2 }]);
  });

  it('deletes one document', async () => {
    await add({ _id: 'a', name: 'axle' }, { _id: 'b', name: 'axle' });
    expect(await things.deleteOne({ name: 'axle' })).toMatchObject({ deletedCount: 1 });
    expect(await things.deleteOne({ _id: 'z' })).toMatchObject({ deletedCount: 0 });
    expect(await things.countDocuments({})).toBe(1);
  });

  it('does several writes with one command, in their order', async () => {
    await add({ _id: 'a', name: 'axle' }, { _id: 'b', name: 'belt' });
    await things.bulkWrite([
      { replaceOne: { filter: { _id: 'a' }, replacement: { size: 1 } } },
      { deleteOne: { filter: { _id: 'b' } } },
      { replaceOne: { filter: { _id: 'c' }, replacement: { size: 2 }, upsert: true } },
      { replaceOne: { filter: { _id: 'c' }, replacement: { size: 3 }, upsert: true } },
      { replaceOne: { filter: { _id: 'd' }, replacement: {} } },
      { deleteOne: { filter: { _id: 'e' } } },
    ]);
    expect(await all()).toEqual([
      { _id: 'a', size: 1 },
      { _id: 'c', size: 3 },
    ]);
  });

  it('counts what several writes have added, found and deleted (BO-7)', async () => {
    await add({ _id: 'a', size: 1 }, { _id: 'b', size: 1 }, { _id: 'c', size: 1 });
    const counts = await things.bulkWrite([
      { insertOne: { document: { _id: 'd', size: 2 } } },
      { replaceOne: { filter: { _id: 'a', size: 1 }, replacement: { size: 1 } } },
      { replaceOne: { filter: { _id: 'b', size: 9 }, replacement: { size: 3 } } },
      { replaceOne: { filter: { _id: 'e' }, replacement: { size: 4 }, upsert: true } },
      { deleteOne: { filter: { _id: 'c', size: 1 } } },
      { deleteOne: { filter: { _id: 'b', size: 9 } } },
    ]);
    expect(counts).toMatchObject({ insertedCount: 1, matchedCount: 1, upsertedCount: 1, deletedCount: 1 });
    expect(await all()).toEqual([
      { _id: 'a', size: 1 },
      { _id: 'b', size: 1 },
      { _id: 'd', size: 2 },
      { _id: 'e', size: 4 },
    ]);
  });

  it('refuses several writes that add a document of a taken id, with code 11000 (BO-7)', async () => {
    await add({ _id: 'a', size: 1 });
    const both = things.bulkWrite([
      { insertOne: { document: { _id: 'a', size: 2 } } },
      { insertOne: { document: { _id: 'b', size: 2 } } },
    ]);
    await expect(both).rejects.toMatchObject({ code: 11000 });
    expect(await all()).toEqual([{ _id: 'a', size: 1 }]);
  });

  it('finds by ids, each document once, also with other conditions', async () => {
    await add({ _id: 'a', size: 1 }, { _id: 'b', size: 2 }, { _id: 'c', size: 1 });
    const found = async (filter: Parameters<typeof things.find>[0]) =>
      ids(await things.find(filter, { sort: { _id: 1 } }).toArray());
    expect(await found({ _id: { $in: ['c', 'nothing', 'a', 'c', ''] } })).toEqual(['a', 'c']);
    expect(await found({ _id: { $in: ['a', 'b'] }, size: 2 })).toEqual(['b']);
    expect(await found({ _id: 'a', size: 2 })).toEqual([]);
    expect(await found({ _id: { $in: [] } })).toEqual([]);
    expect(await found({ _id: { $in: ['x'.repeat(5_000)] } })).toEqual([]);
    expect(await things.countDocuments({ _id: { $in: ['a', 'nothing'] } })).toBe(1);
  });

  it('is walked through one after the other, in the order of the ids and under a filter', async () => {
    const many = Array.from({ length: 450 }, (_, i) => ({ _id: `thing-${(i * 7) % 450}`, size: i % 3 }));
    await things.bulkWrite(
      many.map((thing) => ({ replaceOne: { filter: { _id: thing._id }, replacement: thing, upsert: true } })),
    );
    const walked = async (found: AsyncIterable<Thing>) => {
      const list = [];
      for await (const { _id } of found) list.push(_id);
      return list;
    };
    const sort = { _id: 1 } as const;
    const inOrder = ids(many).sort();
    expect(await walked(things.find({}, { sort }))).toEqual(inOrder);
    expect((await walked(things.find({}))).sort()).toEqual(inOrder);
    expect(await walked(things.find({ size: 1 }, { sort }))).toEqual(
      ids(many.filter(({ size }) => size === 1)).sort(),
    );
    expect(await walked(things.find({}, { sort, skip: 3, limit: 2 }))).toEqual(inOrder.slice(3, 5));
    expect(await walked(things.find({ _id: { $in: ['thing-7', 'none'] } }))).toEqual(['thing-7']);
    expect(await walked(things.find({}, { sort: { _id: -1 }, limit: 2 }))).toEqual(
      inOrder.slice(-2).reverse(),
    );
  });

  it('gives a part of the ids in their order or the reverse one, between two that are no part of it', async () => {
    await add(...['a', 'b', 'c', 'd', 'e'].map((_id) => ({ _id })));
    const between = async (bounds: { $gt?: string; $lt?: string }, order: 1 | -1, limit: number) =>
      ids(await things.find({ _id: bounds }, { sort: { _id: order }, limit }).toArray()).join('');
    expect(await between({ $gt: 'b' }, 1, 2)).toBe('cd');
    expect(await between({ $gt: 'b' }, -1, 9)).toBe('edc');
    expect(await between({ $lt: 'd' }, 1, 2)).toBe('ab');
    expect(await between({ $lt: 'd' }, -1, 2)).toBe('cb');
    expect(await between({ $gt: 'a', $lt: 'd' }, -1, 9)).toBe('cb');
    expect(await between({ $gt: 'a', $lt: 'd' }, 1, 9)).toBe('bc');
  });

  it('gives the fields that are asked for', async () => {
    await add({ _id: 'a', name: 'axle', size: 1, shop: { city: 'Dubai' } });
    const [found] = await things.find({}, { projection: { name: 1, 'shop.city': 1 } }).toArray();
    expect(found).toMatchObject({ _id: 'a', name: 'axle', shop: { city: 'Dubai' } });
  });

  it('counts everything, whoever has written it', async () => {
    await add({ _id: 'a' }, { _id: 'b' });
    const another = await engine.another();
    await another.collection<Thing>('things').insertOne({ _id: 'c' });
    await another.collection<Thing>('things').deleteOne({ _id: 'a' });
    await another.close();
    expect(await things.countDocuments({})).toBe(2);
  });
});

describe.each(everyEngine)('who follows a collection of $name', ({ emptyStore }) => {
  let engine: EngineStore;
  let things: Collection<Thing>;
  let feed: ChangeFeed;

  beforeEach(async () => {
    engine = await emptyStore();
    things = engine.store.collection<Thing>('things', { followed: true });
    for (const _id of ['before', 'updated', 'deleted', 'emptied']) await things.insertOne({ _id });
    feed = await engine.store.follow('things', { warn: console.error });
  });
  afterEach(async () => {
    await feed.close();
    await engine.close();
  });

  it('does not know what was written before, and is told then of every write', async () => {
    expect(feed.take()).toBeUndefined();
    expect(feed.take()).toEqual([]);
    const known = new Set<string>();
    /** What is told for the first time: a change stream tells this process once more of its own writes, a moment later. */
    const news = () => {
      const told = new Set(feed.take()?.filter((id) => !known.has(id)));
      for (const id of told) known.add(id);
      return [...told].sort();
    };
    await things.insertOne({ _id: 'a' });
    expect(news()).toEqual(['a']);
    await things.replaceOne({ _id: 'b' }, { _id: 'b' }, { upsert: true });
    await things.updateOne({ _id: 'updated' }, { $set: { size: 2 } });
    expect(news()).toEqual(['b', 'updated']);
    await things.deleteOne({ _id: 'deleted' });
    expect(news()).toEqual(['deleted']);
    await things.bulkWrite([
      { deleteOne: { filter: { _id: 'emptied' } } },
      { replaceOne: { filter: { _id: 'c' }, replacement: {}, upsert: true } },
      { insertOne: { document: { _id: 'd' } } },
    ]);
    expect(news()).toEqual(['c', 'd', 'emptied']);
    await engine.store.collection<Thing>('others', { followed: true }).insertOne({ _id: 'e' });
    expect(news()).toEqual([]);
  });

  it('is told of what other processes write, without a gap', async () => {
    feed.take();
    const others = await Promise.all([engine.another(), engine.another()]);
    const expected: string[] = [];
    const write = async (store: Store, name: string) => {
      for (let i = 0; i < 8; i += 1) {
        expected.push(`${name}-${i}`);
        await store.collection<Thing>('things', { followed: true }).insertOne({ _id: `${name}-${i}` });
      }
    };
    await Promise.all([...others, engine.store].map((store, i) => write(store, `writer-${i}`)));
    await Promise.all(others.map((store) => store.close()));
    const heard = new Set<string>();
    await until(() => {
      for (const id of feed.take() ?? []) heard.add(id);
      expect([...heard].sort()).toEqual(expected.toSorted());
    }, 10_000);
  });

  it('may be several, each of whom is told of everything', async () => {
    const second = await engine.store.follow('things', { warn: console.error });
    feed.take();
    second.take();
    await things.insertOne({ _id: 'a' });
    expect([feed.take(), second.take()]).toEqual([['a'], ['a']]);
    await second.close();
  });
});
