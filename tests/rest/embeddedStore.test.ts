import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { embeddedStore } from '../../rest/store/embeddedStore.ts';
import { tempStore } from '../servers/tempStore.ts';

describe('the embedded store, written by another process', () => {
  let own: Awaited<ReturnType<typeof tempStore>>;
  let writer: ChildProcess & { stdout: NodeJS.ReadableStream };
  let acknowledged: AsyncIterator<string>;
  let folder: string;

  beforeEach(async () => {
    own = await tempStore();
    folder = join(own.dataDir, 'store');
  });
  afterEach(async () => {
    if (writer.exitCode === null && writer.signalCode === null) {
      writer.kill('SIGKILL');
      await once(writer, 'exit');
    }
    await own.close();
  });

  const startWriter = () => {
    const script = 'tests/servers/crashWriter.ts';
    writer = spawn(process.execPath, ['--import', 'tsx', script, folder], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    acknowledged = createInterface(writer.stdout)[Symbol.asyncIterator]();
  };

  it('shows each write as soon as it is acknowledged', async () => {
    const things = own.store.collection('things');
    expect(await things.countDocuments({})).toBe(0);
    startWriter();
    for (let i = 0; i < 20; i += 1) {
      const { value: id } = await acknowledged.next();
      expect(await things.findOne({ _id: id })).toEqual({ _id: id });
    }
  });

  it('takes its own writes in between and loses none', async () => {
    const things = own.store.collection('things');
    startWriter();
    for (let i = 0; i < 20; i += 1) {
      await acknowledged.next();
      await things.insertOne({ _id: `own-${i}` });
    }
    expect(await things.countDocuments({ _id: { $regex: '^own-' } })).toBe(20);
    expect(await things.findOne({ _id: 'thing-20' })).not.toBeNull();
  });

  it('has every acknowledged write when the writer is killed at once', async () => {
    startWriter();
    const written: string[] = [];
    while (written.length < 50) written.push((await acknowledged.next()).value);
    writer.kill('SIGKILL');
    for (let next = await acknowledged.next(); !next.done; next = await acknowledged.next())
      written.push(next.value);
    await own.store.close();

    const opened = embeddedStore(folder);
    const kept = new Set((await opened.collection('things').find({}).toArray()).map(({ _id }) => _id));
    await opened.close();
    expect(written.filter((id) => !kept.has(id))).toEqual([]);
  });
});

describe('the embedded store, closed', () => {
  it('has what was being written, and refuses whoever reads or writes after it', async () => {
    const own = await tempStore();
    const things = own.store.collection('things');
    const writes = ['a', 'b'].map((_id) => things.insertOne({ _id }));
    const closed = own.store.close();
    await Promise.all(writes);
    await closed;
    const refused = 'The store is closed.';
    await expect(things.findOne({ _id: 'a' })).rejects.toThrow(refused);
    await expect(things.insertOne({ _id: 'c' })).rejects.toThrow(refused);
    await expect(own.store.ping()).rejects.toThrow(refused);
    const again = embeddedStore(join(own.dataDir, 'store'));
    expect(
      await again
        .collection('things')
        .find({}, { sort: { _id: 1 } })
        .toArray(),
    ).toEqual([{ _id: 'a' }, { _id: 'b' }]);
    await again.close();
    await own.close();
  });
});
