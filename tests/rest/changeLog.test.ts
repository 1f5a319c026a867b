import { open } from 'lmdb';
import { type Db, MongoClient } from 'mongodb';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { ChangeLog } from '../../rest/store/ChangeLog.ts';
import type { LoggedWrite } from '../../rest/store/mongodb/SharedChangeLog.ts';
import { mongoStore } from '../../rest/store/mongodb/mongoStore.ts';
import { watchChanges } from '../../rest/store/mongodb/watchChanges.ts';
import type { StoreLog } from '../../rest/store/Collection.ts';
import { WrittenIds } from '../../rest/store/embedded/WrittenIds.ts';
import { breakableProxy } from '../servers/breakableProxy.ts';
import { type EngineStore, storeEngines, streamEngine } from '../servers/storeEngines.ts';
import { until } from '../until.ts';

/** How long what was written may take to be told, ms. */
const SOON = 10_000;

describe('the log of the embedded store', () => {
  it('says that it does not know, where more was written than it remembers', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'log-'));
    const file = open({ path: folder });
    onTestFinished(async () => {
      await file.close();
      await rm(folder, { recursive: true });
    });
    const database = file.openDB<string | number, [string, number]>({ name: 'changes' });
    const log = new ChangeLog(() => database, 3);
    const write = (...ids: string[]) => database.transaction(() => log.append('cars', ids));
    const [often, seldom] = [log.follow('cars'), log.follow('cars')];
    expect([often.take(), seldom.take()]).toEqual([undefined, undefined]);
    await write('a', 'b');
    expect(often.take()).toEqual(['a', 'b']);
    await write('c', 'a');
    expect([often.take(), seldom.take()]).toEqual([['c', 'a'], undefined]);
    await write('d');
    expect([often.take(), seldom.take()]).toEqual([['d'], ['d']]);
    expect(database.getKeysCount()).toBe(4);
  });
});

const [, mongodb] = storeEngines;

/** An entry of another process in the log of `things`. */
const entry = (number: number, write: Partial<LoggedWrite>): LoggedWrite => ({
  _id: `things ${String(number).padStart(15, '0')}`,
  writer: 'another process',
  ids: [],
  announced: null,
  ...write,
});

describe.runIf(mongodb)('MongoDB without change streams', () => {
  let engine: EngineStore | undefined;
  afterEach(() => engine?.close());

  const followed = async () => {
    engine = await mongodb?.emptyStore();
    if (!engine) throw new Error('there is no MongoDB');
    const feed = await engine.store.follow('things', { warn: console.error });
    onTestFinished(() => feed.close());
    feed.take();
    return { store: engine.store, feed, log: engine.store.collection<LoggedWrite>('changes') };
  };

  it('tells in the end of a write whose process ended before it could note it', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const { feed, log } = await followed();
    await log.insertOne(entry(1, { ids: ['a'] }));
    // Another write is announced, which shows when the log has been read.
    await log.insertOne(entry(2, { ids: ['b'] }));
    await log.insertOne(entry(3, { ids: ['b'], announced: 2 }));
    await until(() => expect(feed.take()).toEqual(['b']), SOON);
    vi.setSystemTime(Date.now() + 60_000);
    await until(() => expect(feed.take()).toEqual(['a']), SOON);
  });

  it('does not know what was written where its log has a gap', async () => {
    const { store, feed, log } = await followed();
    await store.collection('things', { followed: true }).insertOne({ _id: 'a' });
    expect(feed.take()).toEqual(['a']);
    const entries = await log.find({}).toArray();
    await log.insertOne(entry(9, { ids: ['b'] }));
    for (const { _id } of entries) await log.deleteOne({ _id });
    await until(() => expect(feed.take()).toBeUndefined(), SOON);
  });

  it('refuses a write that does not say which documents of a followed collection it changes', async () => {
    const { store } = await followed();
    const things = store.collection<{ _id: string; name: string }>('things', { followed: true });
    await expect(things.deleteOne({ name: 'axle' })).rejects.toThrow('must name its documents by _id');
  });
});

describe.runIf(streamEngine)('the change stream of a server', () => {
  let engine: EngineStore | undefined;
  let proxy: Awaited<ReturnType<typeof breakableProxy>>;
  /** Writes to the same collection as another process that knows nothing of followers. */
  let others: MongoClient;
  const warn = vi.fn<StoreLog['warn']>();

  /** A feed behind the proxy that has been read once, as who follows it does first. */
  const followed = async () => {
    engine = await streamEngine?.emptyStore();
    const url = engine?.settings.mongodbUrl;
    if (!url) throw new Error('there is no server with change streams');
    others = new MongoClient(url);
    proxy = await breakableProxy(url);
    const store = mongoStore(new MongoClient(proxy.url, { serverSelectionTimeoutMS: 1_000 }), {
      changeStreams: true,
    });
    const feed = await store.follow('things', { warn });
    feed.take();
    onTestFinished(async () => {
      await feed.close();
      await store.close();
      await others.close();
      proxy.close();
      await engine?.close();
      warn.mockReset();
    });
    return { feed, things: others.db().collection<{ _id: string; size?: number }>('things') };
  };

  it('tells what another process inserts, updates, replaces and deletes', async () => {
    const { feed, things } = await followed();
    await things.insertOne({ _id: 'a' });
    await until(() => expect(feed.take()).toEqual(['a']), SOON);
    await things.updateOne({ _id: 'a' }, { $set: { size: 1 } });
    await until(() => expect(feed.take()).toEqual(['a']), SOON);
    await things.replaceOne({ _id: 'a' }, { size: 2 });
    await until(() => expect(feed.take()).toEqual(['a']), SOON);
    await things.deleteOne({ _id: 'a' });
    await until(() => expect(feed.take()).toEqual(['a']), SOON);
    await others.db().collection<{ _id: string }>('others').insertOne({ _id: 'b' });
    await things.insertOne({ _id: 'c' });
    await until(() => expect(feed.take()).toEqual(['c']), SOON);
    await feed.close();
    expect(warn).not.toHaveBeenCalled();
  });

  it('does not know what is there after the collection was dropped, and tells then of its next documents', async () => {
    const { feed, things } = await followed();
    await things.insertOne({ _id: 'a' });
    await until(() => expect(feed.take()).toEqual(['a']), SOON);
    await things.drop();
    await until(() => expect(feed.take()).toBeUndefined(), SOON);
    // MongoDB ends the stream after a drop; until it is open again, nothing is told.
    await until(async () => {
      await things.updateOne({ _id: 'b' }, { $inc: { size: 1 } }, { upsert: true });
      expect(feed.take()).toEqual(['b']);
    }, SOON);
  });

  it('misses nothing where its connection breaks, before the first change and after one', async () => {
    const { feed, things } = await followed();
    for (const id of ['a', 'b']) {
      const mend = proxy.cut();
      await things.insertOne({ _id: id });
      mend();
      await until(() => expect(feed.take()).toEqual([id]), SOON);
    }
    expect(warn).not.toHaveBeenCalled();
  });

  it('is opened again when the server was away for long, and what may have been missed is not known', async () => {
    const { feed, things } = await followed();
    const mend = proxy.cut();
    await things.insertOne({ _id: 'a' });
    await until(() => expect(warn).toHaveBeenCalled(), SOON);
    expect(feed.take()).toEqual([]);
    mend();
    await until(() => expect(feed.take()).toBeUndefined(), SOON);
    await things.insertOne({ _id: 'b' });
    await until(() => expect(feed.take()).toEqual(['b']), SOON);
    expect(warn).toHaveBeenCalledTimes(1);
  });
});

// The same with an imitated driver, for machines without such a server.
describe('a change stream', () => {
  /** A stream that gives the changes of the test. */
  function stream() {
    const told: (object | Error)[] = [];
    let next: (() => void) | undefined;
    const tell = async (change: object | Error) => {
      told.push(change);
      next?.();
    };
    return {
      tell,
      tryNext: async () => null,
      async next() {
        while (told.length === 0) await new Promise<void>((resolve) => (next = resolve));
        const change = told.shift();
        if (change instanceof Error) throw change;
        return change;
      },
      close: () => tell(new Error('ChangeStream is closed')),
    };
  }
  const change = (_id: string) => ({ operationType: 'replace', documentKey: { _id } });

  /** A feed that opens the streams one after the other. */
  async function follow(...streams: ReturnType<typeof stream>[]) {
    const stop = new AbortController();
    const feed = new WrittenIds(async () => stop.abort());
    const warn = vi.fn<StoreLog['warn']>();
    // watchChanges uses nothing else of a database.
    const database = { collection: () => ({ watch: () => streams.shift() }) } as unknown as Db;
    feed.take();
    const parts = { database, collection: 'things', feed, signal: stop.signal, fault: { warn } };
    const { ended } = await watchChanges(parts);
    return { feed, warn, ended };
  }

  it('tells the ids of what is written until it is closed', async () => {
    const first = stream();
    const { feed, warn, ended } = await follow(first);
    for (const id of ['a', 'b', 'a']) await first.tell(change(id));
    await until(() => expect(feed.take()).toEqual(['a', 'b']));
    await feed.close();
    await ended;
    expect(warn).not.toHaveBeenCalled();
  });

  it('is opened again when it ends, and what may have been missed is not known', async () => {
    const [first, second] = [stream(), stream()];
    const { feed, warn, ended } = await follow(first, second);
    await first.tell(new Error('the history is lost'));
    await until(() => expect(feed.take()).toBeUndefined(), SOON);
    await second.tell(change('b'));
    await until(() => expect(feed.take()).toEqual(['b']));
    expect(warn).toHaveBeenCalledTimes(1);
    await feed.close();
    await ended;
  });

  it('does not know what is there after the collection was dropped', async () => {
    const first = stream();
    const { feed, ended } = await follow(first);
    await first.tell({ operationType: 'drop' });
    await until(() => expect(feed.take()).toBeUndefined());
    await feed.close();
    await ended;
  });
});
