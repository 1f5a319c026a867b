import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, test } from 'vitest';
import { migrations } from '../../rest/store/open/migrations.ts';
import type { Store } from '../../rest/store/Collection.ts';
import { migrate, type Migration } from '../../rest/store/migrate.ts';
import { STORE_VERSION, storeVersions } from '../../rest/store/StoreVersion.ts';
import { builtScript } from '../servers/runScript.ts';
import { type EngineStore, storeEngines } from '../servers/storeEngines.ts';

/** How often the migrating process reports in these tests that it is alive, ms. */
const BEAT_EVERY = 200;

test('the migrations of the product have names of their own', () => {
  expect(new Set(migrations.map(({ name }) => name)).size).toBe(migrations.length);
});

describe.each(storeEngines)('a process that starts on $name', ({ emptyStore }) => {
  let engine: EngineStore;
  let ran: string[];
  let lines: string[];

  beforeEach(async () => {
    engine = await emptyStore();
    ran = [];
    lines = [];
  });
  afterEach(() => engine.close());

  /** Migrations that record that they have run. */
  const named = (...names: string[]): Migration[] =>
    names.map((name) => ({ name, run: async () => void ran.push(name) }));
  const start = (list: Migration[], store: Store = engine.store) =>
    migrate(store, list, { log: (line) => lines.push(line), beatEvery: BEAT_EVERY });
  const version = () => storeVersions(engine.store).findOne({ _id: STORE_VERSION });

  /** Starts a process that migrates the same store, and needs `time` ms for it. */
  const startAnother = async (time: number) => {
    const script = await builtScript('tests/servers/migrationProcess.ts');
    const started = spawn(process.execPath, [script, JSON.stringify(engine.settings), String(time)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    onTestFinished(() => void started.kill('SIGKILL'));
    return started;
  };

  it('runs each migration once, in order', async () => {
    await start(named('a', 'b'));
    expect(ran).toEqual(['a', 'b']);
    await engine.reopen();
    await start(named('a', 'b', 'c'));
    await start(named('a', 'b', 'c'));
    expect(ran).toEqual(['a', 'b', 'c']);
    expect(lines).toEqual(['a', 'b', 'c'].map((name) => `Migrating the store: ${name}`));
    expect(await version()).toMatchObject({ migrations: ['a', 'b', 'c'] });
  });

  it('runs what several pending migrations share once, for the last of them', async () => {
    const shared = async () => void ran.push('shared');
    const list = ['a', 'b', 'c', 'd'].map((name) => ({ name, run: shared }));
    const [other] = named('other');
    await start([...list.slice(0, 2), ...(other ? [other] : []), ...list.slice(2, 3)]);
    expect(ran).toEqual(['other', 'shared']);
    expect(await version()).toMatchObject({ migrations: ['a', 'b', 'other', 'c'] });
    await start([...list.slice(0, 2), ...(other ? [other] : []), ...list.slice(2)]);
    expect(ran).toEqual(['other', 'shared', 'shared']);
  });

  it('gives a store a version also where there is nothing to migrate', async () => {
    await start([]);
    expect(await version()).toMatchObject({ migrations: [] });
  });

  it('waits while another one migrates, and then has nothing to do', async () => {
    const written = await Promise.all(
      [2_000, 2_000, 2_000].map(async (time) => text((await startAnother(time)).stdout)),
    );
    expect(written.map((lines) => lines.replace('half\n', ''))).toEqual(['ended\n', 'ended\n', 'ended\n']);
    expect(written.join('').match(/half/g)).toHaveLength(1);
    expect(await version()).toMatchObject({ migrations: ['first', 'second'] });
  });

  it('goes on where another one was killed in the middle of a migration', async () => {
    const things = engine.store.collection<{ _id: string; by?: string }>('things');
    for (const _id of ['a', 'b', 'c']) await things.insertOne({ _id });
    const killed = await startAnother(600_000);
    await once(killed.stdout, 'data');
    killed.kill('SIGKILL');
    await once(killed, 'exit');

    expect(await version()).toMatchObject({ migrations: ['first'] });
    const second: Migration = {
      name: 'second',
      async run(store) {
        const left = store.collection<{ _id: string; by?: string }>('things');
        for (const { _id, by } of await left.find({}).toArray()) {
          if (by === undefined) await left.updateOne({ _id }, { $set: { by: 'the next one' } });
        }
      },
    };
    await start([...named('first'), second, ...named('third')]);
    expect(ran).toEqual(['third']);
    expect(await things.find({}, { sort: { _id: 1 } }).toArray()).toEqual([
      { _id: 'a', by: 'another' },
      { _id: 'b', by: 'another' },
      { _id: 'c', by: 'the next one' },
    ]);
    expect(await version()).toMatchObject({ migrations: ['first', 'second', 'third'] });
  });

  it('says which migration has failed, and runs it again the next time', async () => {
    const failing: Migration = { name: 'b', run: () => Promise.reject(new Error('no room left')) };
    const sentence = 'The migration "b" failed: no room left';
    await expect(start([...named('a'), failing, ...named('c')])).rejects.toThrow(sentence);
    await start(named('a', 'b', 'c'));
    expect(ran).toEqual(['a', 'b', 'c']);
  });

  it('refuses a store that a newer version has used, before anything is changed', async () => {
    await start(named('a', 'newer'));
    await expect(start(named('a', 'b'))).rejects.toThrow(
      'A newer version of this program has used the store (migration "newer"). Start that version, or choose ' +
        'another store with DATA_DIR or MONGODB_URL.',
    );
    expect(ran).toEqual(['a', 'newer']);
  });

  it('refuses a store into which an earlier release has begun to restore', async () => {
    await start(named('a restore that has not ended'));
    await expect(start(named('a'))).rejects.toThrow('Restore again with --replace.');
  });

  it('stops where another one has taken over the migration meanwhile', async () => {
    const halted: Migration = {
      name: 'a',
      async run(store) {
        await store
          .collection<{ _id: string; number: number }>('migrationLocks')
          .insertOne({ _id: '2', number: 2 });
      },
    };
    await expect(start([halted, ...named('b')])).rejects.toThrow('has taken over the migration');
    expect(ran).toEqual([]);
    expect(await version()).toMatchObject({ migrations: [] });
  });
});
