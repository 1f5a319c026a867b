import { execFileSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rename, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { keptInFolder, keptInStore, secretInFolder, secretInStore } from '../../rest/admin/tokenSecret.ts';
import { makeBackup } from '../../rest/commands/backup/makeBackup.ts';
import { restoreBackup } from '../../rest/commands/backup/restoreBackup.ts';
import { carStore } from '../../rest/cars/carStore.ts';
import { collections } from '../../rest/store/open/collections.ts';
import { importPictures } from '../../rest/inventory/pictures/importPictures.ts';
import type { PhotoStore } from '../../rest/photos/photoStore.ts';
import { prepareStore } from '../../rest/store/open/prepareStore.ts';
import type { Stored } from '../../rest/store/Collection.ts';
import { migrate } from '../../rest/store/migrate.ts';
import { announceUse } from '../../rest/store/mongodb/storeUsers.ts';
import { builtProduct } from '../servers/builtProduct.ts';
import { runScript } from '../servers/runScript.ts';
import { type EngineStore, storeEngines, streamEngine } from '../servers/storeEngines.ts';
import { aCar } from '../stock/aCar.ts';
import { aPhoto } from '../stock/somePhotos.ts';

const quiet = { onProgress: () => undefined, log: () => undefined };
const SECRET = 'a secret of tokens that is long enough';
const bytes = Buffer.alloc(600_000, 'picture');

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cars-'));
  onTestFinished(() => rm(folder, { recursive: true }));
});

const secretOf = ({ settings, store }: EngineStore) =>
  settings.mongodbUrl ? keptInStore(store) : keptInFolder(settings.dataDir);
const backUp = (engine: EngineStore, to: string) =>
  makeBackup({
    ...quiet,
    store: engine.store,
    photos: engine.photos,
    tokenSecret: secretOf(engine),
    folder: to,
  });
const restore = (engine: EngineStore, from: string, replace = false, beatEvery?: number) =>
  restoreBackup({
    ...quiet,
    beatEvery,
    replace,
    store: engine.store,
    photos: engine.photos,
    tokenSecret: secretOf(engine),
    folder: from,
  });

async function opened(emptyStore: (typeof storeEngines)[number]['emptyStore']) {
  const engine = await emptyStore([]);
  onTestFinished(() => engine.close());
  return engine;
}

/** A store with documents in every collection, in one of them more than a batch, and with a picture and a secret. */
async function filled(emptyStore: (typeof storeEngines)[number]['emptyStore']) {
  const engine = await opened(emptyStore);
  await prepareStore(engine.store, () => undefined);
  for (const { name } of collections.filter((collection) => collection.name !== 'secrets')) {
    const one = {
      _id: `of-${name}`,
      text: 'ليلى\n"x"',
      number: 1.5,
      none: null,
      // A restore keeps all of an erasure but that it is done.
      doneAt: null,
      list: [{ a: [] }],
      email: name,
    };
    await engine.store.collection(name).insertOne(one);
  }
  for (let i = 0; i < 300; i += 1) await engine.store.collection('blogs').insertOne({ _id: `blog-${i}` });
  await engine.photos.put('x5.jpg', bytes);
  await engine.photos.put('sell-1.jpg', Buffer.from('of an offer'));
  await secretOf(engine).replace(SECRET);
  return engine;
}

const everything = async ({ store }: EngineStore) =>
  Promise.all(
    ['meta', ...collections.map(({ name }) => name)]
      .filter((name) => !['secrets', 'adminSessions', 'retentionRuns'].includes(name))
      .map((name) =>
        store
          .collection(name)
          .find({}, { sort: { _id: 1 } })
          .toArray(),
      ),
  );

async function picture({ photos }: EngineStore, name: string): Promise<Buffer> {
  const found = await photos.get(name);
  return Buffer.concat(((await found?.stream.toArray()) ?? []) as Buffer[]);
}

/** A server with change streams is read in a snapshot session; it is written like any other MongoDB. */
const sources = [...storeEngines, ...(streamEngine ? [streamEngine] : [])];
const ways = sources.flatMap((from) => storeEngines.map((to) => ({ from, to })));

describe.each(ways)('a backup of $from.name, restored into $to.name', ({ from, to }) => {
  it('has every document, picture and the secret of the tokens, and only its owner reads it', async () => {
    const source = await filled(from.emptyStore);
    const target = await opened(to.emptyStore);
    const to1 = join(folder, 'backup');
    const manifest = await backUp(source, to1);
    expect(manifest.collections).toMatchObject({ blogs: 301, cars: 1, meta: 1, secrets: 1 });
    const files = await readdir(to1, { recursive: true, withFileTypes: true });
    for (const file of files) {
      const { mode } = await stat(join(file.parentPath, file.name));
      expect([file.name, mode & 0o077]).toEqual([file.name, 0]);
    }
    expect(files.map(({ name }) => name)).not.toContain('snapshot');

    await restore(target, to1);
    await target.reopen();
    expect(await everything(target)).toEqual(await everything(source));
    expect(await target.store.collection('adminSessions').countDocuments({})).toBe(0);
    expect((await picture(target, 'x5.jpg')).equals(bytes)).toBe(true);
    expect((await picture(target, 'sell-1.jpg')).toString()).toBe('of an offer');
    const { settings, store } = target;
    const secret = await (settings.mongodbUrl ? secretInStore(store) : secretInFolder(settings.dataDir));
    expect(Buffer.from(secret).toString()).toBe(SECRET);
    await prepareStore(store, () => undefined);
  });
});

describe.each(storeEngines)('a restore into $name', ({ emptyStore }) => {
  async function backedUp() {
    const backup = join(folder, 'backup');
    await backUp(await filled(emptyStore), backup);
    return { backup, target: await opened(emptyStore) };
  }

  const change = async (file: string, edit: (text: string) => string) =>
    writeFile(file, edit(await readFile(file, 'utf8')));

  it('is refused where a file of the backup was changed or is missing, and nothing is written', async () => {
    const { backup, target } = await backedUp();
    const blogs = join(backup, 'collections/blogs.jsonl');
    await change(blogs, (text) => text.replace('blog-1"', 'blog-x"'));
    await expect(restore(target, backup)).rejects.toThrow(
      'The backup is damaged: collections/blogs.jsonl has been altered. Nothing was restored. Use another backup.',
    );
    await change(blogs, (text) => text.replace('blog-x"', 'blog-1"'));
    await rm(join(backup, 'photos/x5.jpg'));
    await expect(restore(target, backup)).rejects.toThrow('photos/x5.jpg is missing or unreadable.');
    expect((await everything(target)).flat()).toEqual([]);
  });

  it('is refused where the manifest is missing or damaged, or names a file outside', async () => {
    const { backup, target } = await backedUp();
    const manifest = join(backup, 'manifest.json');
    await change(manifest, (text) => text.replace('"x5.jpg"', '"../x5.jpg"'));
    await expect(restore(target, backup)).rejects.toThrow('is damaged or belongs to another program');
    await writeFile(manifest, '{"format": 1');
    await expect(restore(target, backup)).rejects.toThrow('is damaged or belongs to another program');
    await rm(manifest);
    await expect(restore(target, backup)).rejects.toThrow('is not a backup, or is incomplete');
  });

  it('is refused where a newer version has made the backup', async () => {
    const { backup, target } = await backedUp();
    await change(join(backup, 'manifest.json'), (text) =>
      text.replace('"migrations": [', '"migrations": ["of a newer version",'),
    );
    await expect(restore(target, backup)).rejects.toThrow(
      'The backup was made by a newer version of this program (migration "of a newer version"). Restore it with that version.',
    );
  });

  it('is refused where the store is not empty', async () => {
    const { backup, target } = await backedUp();
    await target.store.collection('enquiries').insertOne({ _id: 'one' });
    await target.photos.put('x6.jpg', Buffer.from('x6'));
    await expect(restore(target, backup)).rejects.toThrow(
      'The store is not empty (1 document in enquiries, 1 picture). Choose another one with DATA_DIR or MONGODB_URL, ' +
        'or stop the site and add --replace, which deletes all of that.',
    );
  });

  it('that replaces leaves nothing of what the store had, also of a restore that was cut off', async () => {
    const { backup, target } = await backedUp();
    for (let i = 0; i < 600; i += 1) await target.store.collection('enquiries').insertOne({ _id: `e${i}` });
    await target.photos.put('x6.jpg', Buffer.from('x6'));
    const photos = { ...target.photos, put: () => Promise.reject(new Error('The disk is full.')) };
    const parts = { ...quiet, replace: true, store: target.store, photos, tokenSecret: secretOf(target) };
    await expect(restoreBackup({ ...parts, folder: backup })).rejects.toThrow('The disk is full.');
    await restore(target, backup, true);
    await prepareStore(target.store, () => undefined);
    expect((await target.store.collection('enquiries').find({}).toArray()).map(({ _id }) => _id)).toEqual([
      'of-enquiries',
    ]);
    expect(await target.store.collection('blogs').countDocuments({})).toBe(301);
    expect((await target.photos.list('', new Date(Date.now() + 60_000))).sort()).toEqual([
      'sell-1.jpg',
      'x5.jpg',
    ]);
  });

  it.each([
    ['a picture', 'photos/x5.jpg'],
    ['a collection', 'collections/blogs.jsonl'],
    ['the folder of the pictures', 'photos'],
    ['the manifest', 'manifest.json'],
  ])('does not follow a link in place of %s, and writes nothing', async (_what, linked) => {
    const { backup, target } = await backedUp();
    const outside = join(folder, 'outside');
    await rename(join(backup, linked), outside);
    await symlink(outside, join(backup, linked));
    await expect(restore(target, backup)).rejects.toThrow(
      new RegExp(
        `: ${linked}\\S* is a link or another special file, but a backup has only regular files in its own folder\\. Nothing`,
      ),
    );
    expect(await target.store.collection('blogs').countDocuments({})).toBe(0);
    expect(await target.photos.list('', new Date(Date.now() + 60_000))).toEqual([]);
  });

  it('does not wait for ever where a picture is a named pipe', async () => {
    const { backup, target } = await backedUp();
    await rm(join(backup, 'photos/x5.jpg'));
    execFileSync('mkfifo', [join(backup, 'photos/x5.jpg')]);
    await expect(restore(target, backup)).rejects.toThrow('photos/x5.jpg is a link or another special file');
  });

  it('takes a folder that the operator reaches by a link', async () => {
    const { backup, target } = await backedUp();
    const link = join(folder, 'latest');
    await symlink(backup, link);
    await restore(target, link);
    expect(await target.store.collection('blogs').countDocuments({})).toBe(301);
  });

  it('that replaces removes nothing where the backup is damaged', async () => {
    const { backup, target } = await backedUp();
    await target.store.collection('enquiries').insertOne({ _id: 'one' });
    await rm(join(backup, 'photos/x5.jpg'));
    await expect(restore(target, backup, true)).rejects.toThrow('Nothing was restored');
    expect(await target.store.collection('enquiries').countDocuments({})).toBe(1);
  });

  it('is refused while a server uses the store, and nothing is removed', async () => {
    const { backup, target } = await backedUp();
    await target.store.collection('enquiries').insertOne({ _id: 'one' });
    const end = await announceUse(target.store, { beatEvery: 100 });
    const replace = () => restore(target, backup, true, 1_000);
    await expect(replace()).rejects.toThrow(
      'A REST API or an import is using this store. Stop it, then restore. Nothing was restored or removed.',
    );
    expect(await target.store.collection('enquiries').countDocuments({})).toBe(1);
    await end();
    await replace();
    expect(await target.store.collection('enquiries').countDocuments({ _id: 'one' })).toBe(0);
  });

  it('is refused for a server that starts meanwhile, which finds the store as it was', async () => {
    const { backup, target } = await backedUp();
    await prepareStore(target.store, () => undefined);
    let end = async () => {};
    const collection: EngineStore['store']['collection'] = (name, options) => {
      const found = target.store.collection<Stored & { migrations: string[] }>(name, options);
      if (name !== 'meta') return found as never;
      return {
        replaceOne: async (filter: object, version: { migrations: string[] }) => {
          // The other process has read the version before the restore marks it.
          if (version.migrations.length === 1) end = await announceUse(target.store, { beatEvery: 100 });
          return found.replaceOne(filter, { _id: 'version', ...version }, { upsert: true });
        },
        findOne: () => found.findOne({}),
      } as never;
    };
    const store = { ...target.store, collection };
    const parts = { ...quiet, store, photos: target.photos, tokenSecret: secretOf(target), folder: backup };
    await expect(restoreBackup({ ...parts, beatEvery: 1_000 })).rejects.toThrow('is using this store');
    await end();
    await prepareStore(target.store, () => undefined);
    expect(await target.store.collection('blogs').countDocuments({})).toBe(0);
  });

  it('goes on where a server was killed, after its silence', async () => {
    const { backup, target } = await backedUp();
    await target.store
      .collection<Stored & { at: string }>('storeUsers')
      .insertOne({ _id: 'killed', at: new Date().toISOString() });
    await restore(target, backup, false, 10);
    expect(await target.store.collection('storeUsers').countDocuments({})).toBe(0);
  });

  it('waits for another one into the store, and then replaces what that has brought', async () => {
    const { backup, target } = await backedUp();
    const order: string[] = [];
    const photos = {
      ...target.photos,
      async put(...[name, picture]: Parameters<typeof target.photos.put>) {
        if (!waiting) waiting = restoreSecond();
        await seenWaiting;
        order.push('first');
        await target.photos.put(name, picture);
      },
    };
    let seen = () => {};
    const seenWaiting = new Promise<void>((resolve) => (seen = resolve));
    let waiting: Promise<unknown> | undefined;
    const parts = { ...quiet, store: target.store, tokenSecret: secretOf(target), folder: backup };
    const restoreSecond = () =>
      restoreBackup({
        ...{ ...parts, photos: target.photos, replace: true, beatEvery: 20 },
        onWait: seen,
        onProgress: (line) => void (line.startsWith('removed') && order.push('second')),
      });
    await restoreBackup({ ...parts, photos, replace: true, beatEvery: 20 });
    await waiting;
    expect([...new Set(order)]).toEqual(['first', 'second']);
    await prepareStore(target.store, () => undefined);
  });

  it('that was cut off leaves a store that no server starts on', async () => {
    const { backup, target } = await backedUp();
    const photos = { ...target.photos, put: () => Promise.reject(new Error('The disk is full.')) };
    const parts = { ...quiet, store: target.store, photos, tokenSecret: secretOf(target), folder: backup };
    await expect(restoreBackup(parts)).rejects.toThrow('The disk is full.');
    await expect(prepareStore(target.store, () => undefined)).rejects.toThrow(
      'A restore into this store is running or was interrupted. Restore again with --replace.',
    );
  });
});

describe.each(storeEngines)('a backup of $name', ({ emptyStore }) => {
  it('is refused in a folder that is not empty, of an empty store, and of one that a newer version has used', async () => {
    const engine = await opened(emptyStore);
    await expect(backUp(engine, join(folder, 'backup'))).rejects.toThrow('there is nothing to back up');
    await writeFile(join(folder, 'letter'), '');
    await engine.store.collection('blogs').insertOne({ _id: 'one' });
    await expect(backUp(engine, folder)).rejects.toThrow(`${folder} is not empty. Name a new folder`);
    await migrate(engine.store, [{ name: 'of a newer version', run: async () => {} }], {
      log: () => undefined,
    });
    await expect(backUp(engine, join(folder, 'backup'))).rejects.toThrow('A newer version of this program');
    expect(await readdir(join(folder, 'backup'))).not.toContain('manifest.json');
  });

  it('that fails leaves nothing on the full disk, so that the same command is enough when there is room', async () => {
    const engine = await filled(storeEngines[0]!.emptyStore);
    const to = join(folder, 'backup');
    const photos = { ...engine.photos, get: () => Promise.reject(new Error('The disk is full.')) };
    const { store } = engine;
    const failing = makeBackup({ ...quiet, store, photos, tokenSecret: secretOf(engine), folder: to });
    await expect(failing).rejects.toThrow('The disk is full.');
    expect(await readdir(to)).toEqual([]);
    expect(await backUp(engine, to)).toMatchObject({ format: 1 });
  });

  it('has the pictures of its cars also where an import replaces them before they are copied', async () => {
    const engine = await opened(emptyStore);
    const [target, to] = [await opened(emptyStore), join(folder, 'backup')];
    const { store, photos } = engine;
    const cars = carStore(store);
    await cars.save(aCar({ _id: 'x5' }));
    const importPicture = (key: string) => {
      const read = async (use: (bytes: Buffer) => Promise<void>) => use(await aPhoto().jpeg().toBuffer());
      const sources = () => [{ key, fileName: `${key}.jpg`, place: null, read }];
      return importPictures({ cars, photos, wanted: [{ carId: 'x5', label: 'line 2', sources }] });
    };
    await importPicture('old');
    const replaced: PhotoStore = {
      ...photos,
      async list(...asked) {
        await importPicture('new');
        return photos.list(...asked);
      },
    };
    await makeBackup({ ...quiet, store, photos: replaced, tokenSecret: secretOf(engine), folder: to });
    await restore(target, to);
    const [image] = (await carStore(target.store).byId('x5'))!.images;
    expect(image?.filename).toBe('old.jpg');
    expect((await picture(target, image!.path.replace('photos/', ''))).length).toBeGreaterThan(0);
  });

  it('says which pictures of cars and photos of offers the store has lost', async () => {
    const engine = await opened(emptyStore);
    const { store, photos } = engine;
    const image = (name: string) => ({ _id: name, path: `photos/${name}`, filename: name });
    await carStore(store).save(aCar({ _id: 'x5', images: [image('x5.jpg'), image('x5-lost.jpg')] }));
    const offer = { _id: 'one', kind: 'sellCar', details: { images: ['sell-1.jpg', 'sell-lost.jpg'] } };
    await store.collection('enquiries').insertOne(offer);
    for (const name of ['x5.jpg', 'sell-1.jpg']) await photos.put(name, bytes);
    const lines: string[] = [];
    const log = (line: string) => void lines.push(line);
    const tokenSecret = secretOf(engine);
    await makeBackup({ ...quiet, log, store, photos, tokenSecret, folder: join(folder, 'backup') });
    expect(lines).toEqual([
      'Pictures of cars or offers are missing from the store and this backup: 2, such as x5-lost.jpg. ' +
        'Importing the same pictures again restores those of cars.',
    ]);
  });

  it('ends at once where there can be no folder for it', async () => {
    const engine = await opened(emptyStore);
    await engine.store.collection('blogs').insertOne({ _id: 'one' });
    // Node's recursive `mkdir` never ends for such a folder.
    await expect(backUp(engine, '/proc/backup')).rejects.toThrow(/^E[A-Z]+: /);
  });
});

describe('whoever runs the commands', () => {
  const run = (command: string, dataDir: string, ...words: string[]) =>
    runScript(`rest/commands/backup/${command}.ts`, words, { DATA_DIR: dataDir, MONGODB_URL: undefined });

  it('reads in one line what was done, or why not, and alone can read what was written', async () => {
    const [embedded] = storeEngines;
    const source = await filled(embedded!.emptyStore);
    const [backup, target] = [join(folder, 'backup'), join(folder, 'data')];
    const size = /: 3\d\d documents, 2 pictures, 0\.6 MB, as they were at 20\S+Z\.\n$/;
    const made = await run('backup', source.settings.dataDir, backup);
    // This process has made the store, with files that others can read.
    expect(made.err).toMatch(
      /^\d+ files and folders in \S+ could be read by other users; now only by the owner\.\n$/,
    );
    expect([made.code, made.out]).toEqual([0, expect.stringMatching(size)]);
    expect(made.out).toContain(`Backed up to ${backup}: `);
    expect(await run('restore', target, backup)).toEqual({
      code: 0,
      err: '',
      out: made.out.replace('Backed up to', 'Restored from'),
    });
    for (const made of [backup, target]) {
      const entries = await readdir(made, { recursive: true });
      for (const path of ['.', ...entries]) {
        expect([path, (await stat(join(made, path))).mode & 0o077]).toEqual([path, 0]);
      }
    }
    const again = await run('restore', target, backup);
    expect([again.code, again.out]).toEqual([1, '']);
    expect(again.err).toMatch(
      /^The store is not empty \(.*\). Choose another one with DATA_DIR or MONGODB_URL, or stop the site and add --replace, which deletes all of that\.\n$/,
    );
    const none = await run('restore', target);
    expect(none).toEqual({ code: 1, out: '', err: 'Usage: npm run restore -- FROM [--replace]\n' });
    const replaced = await run('restore', target, backup, '--replace');
    expect(replaced).toEqual({ code: 0, err: '', out: made.out.replace('Backed up to', 'Restored from') });
  });

  it('restores over a store on which the site was started, and nothing else was done', async () => {
    const [embedded] = storeEngines;
    const source = await filled(embedded!.emptyStore);
    const backup = join(folder, 'backup');
    await backUp(source, backup);
    const site = await builtProduct();
    await site.ready();
    process.kill(site.pid);
    await site.allGone;
    const target = join(site.folder, 'data');
    expect(await run('restore', target, backup)).toMatchObject({ code: 0, err: '' });
  });
});
