import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { embeddedStore } from '../../rest/store/embedded/embeddedStore.ts';
import { builtScript } from '../servers/runScript.ts';
import { tempStore } from '../servers/tempStore.ts';

const run = promisify(execFile);

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

  const startWriter = async () => {
    const script = await builtScript('tests/servers/crashWriter.ts');
    writer = spawn(process.execPath, [script, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
    acknowledged = createInterface(writer.stdout)[Symbol.asyncIterator]();
  };

  it('shows each write as soon as it is acknowledged', async () => {
    const things = own.store.collection('things');
    expect(await things.countDocuments({})).toBe(0);
    await startWriter();
    for (let i = 0; i < 20; i += 1) {
      const { value: id } = await acknowledged.next();
      expect(await things.findOne({ _id: id })).toEqual({ _id: id });
    }
  });

  it('takes its own writes in between and loses none', async () => {
    const things = own.store.collection('things');
    await startWriter();
    for (let i = 0; i < 20; i += 1) {
      await acknowledged.next();
      await things.insertOne({ _id: `own-${i}` });
    }
    expect(await things.countDocuments({ _id: { $regex: '^own-' } })).toBe(20);
    expect(await things.findOne({ _id: 'thing-20' })).not.toBeNull();
  });

  it('has every acknowledged write when the writer is killed at once', async () => {
    await startWriter();
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

describe('the embedded store, on a disk that is full', () => {
  it('refuses writes with the reason, and answers what it is asked', async () => {
    const own = await tempStore();
    try {
      // A quarter or half a megabyte: shells count in blocks of 512 or 1024 bytes.
      const command = 'ulimit -f 512 && exec "$0" "$1" "$2"';
      const script = await builtScript('tests/servers/fullDiskWriter.ts');
      const { stdout } = await run('sh', [
        '-c',
        command,
        process.execPath,
        script,
        join(own.dataDir, 'small'),
      ]);
      expect(stdout.trim().split('\n')).toEqual([
        ...[expect.stringContaining('File too large'), expect.stringContaining('File too large')],
        'first',
      ]);
    } finally {
      await own.close();
    }
  });
});

describe('the embedded store, where its file is none of its own', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'cars-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it.each([
    ['a few words', Buffer.from('junk\n')],
    ['zeros, as a disk without power leaves', Buffer.alloc(16_384)],
    ['a file of another program', Buffer.alloc(16_384, 'SQLite format 3\0')],
  ])('tells the operator what to do: %s', async (_what, bytes) => {
    const file = join(folder, 'data.mdb');
    await writeFile(file, bytes);
    expect(() => embeddedStore(folder)).toThrow(
      `${file} is not a store. Move it away, then restore a backup or start with an empty store.`,
    );
    expect(await readFile(file)).toEqual(bytes);
  });

  it('tells the same of the first page of a store alone', async () => {
    const own = await tempStore();
    await own.store.close();
    const file = join(own.dataDir, 'store', 'data.mdb');
    await truncate(file, 4096);
    expect(() => embeddedStore(join(own.dataDir, 'store'))).toThrow(`${file} is not a store`);
    await rm(own.dataDir, { recursive: true });
  });

  it('fills an empty file', async () => {
    await writeFile(join(folder, 'data.mdb'), '');
    const store = embeddedStore(folder);
    expect(await store.collection('things').countDocuments({})).toBe(0);
    await store.close();
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
