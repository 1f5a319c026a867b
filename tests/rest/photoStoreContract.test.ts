import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type EngineStore, everyEngine } from '../servers/storeEngines.ts';

describe.each(everyEngine)('pictures beside $name', ({ emptyStore }) => {
  let engine: EngineStore;

  beforeEach(async () => {
    engine = await emptyStore();
  });
  afterEach(() => engine.close());

  const read = async (name: string) => {
    const photo = await engine.photos.get(name);
    if (!photo) return undefined;
    const bytes = Buffer.concat((await photo.stream.toArray()) as Buffer[]);
    expect(photo.size).toBe(bytes.length);
    return bytes;
  };

  it('come back byte for byte, also when the store is opened again', async () => {
    // Longer than a chunk of GridFS.
    const bytes = Buffer.alloc(600_000, 'picture');
    await engine.photos.put('x5.jpg', bytes);
    expect(bytes.equals((await read('x5.jpg'))!)).toBe(true);
    await engine.reopen();
    expect(bytes.equals((await read('x5.jpg'))!)).toBe(true);
  });

  it('are replaced by a newer one of the same name', async () => {
    await engine.photos.put('x5.jpg', Buffer.from('a long first picture'));
    await engine.photos.put('x5.jpg', Buffer.from('a second one'));
    expect((await read('x5.jpg'))?.toString()).toBe('a second one');
  });

  it('are gone when they are removed, and others stay', async () => {
    await engine.photos.put('x5.jpg', Buffer.from('one'));
    await engine.photos.put('x6.jpg', Buffer.from('two'));
    await engine.photos.remove('x5.jpg');
    await engine.photos.remove('never-there.jpg');
    expect(await read('x5.jpg')).toBeUndefined();
    expect((await read('x6.jpg'))?.toString()).toBe('two');
  });

  it('are listed by the beginning of their names and by their age', async () => {
    for (const name of ['sell-1.jpg', 'sell-2.jpg', 'sella.jpg', 'x5.jpg']) {
      await engine.photos.put(name, Buffer.from(name));
    }
    await engine.photos.put('sell-2.jpg', Buffer.from('again'));
    const later = new Date(Date.now() + 60_000);
    expect((await engine.photos.list('sell-', later)).sort()).toEqual(['sell-1.jpg', 'sell-2.jpg']);
    expect((await engine.photos.list('', later)).length).toBe(4);
    expect(await engine.photos.list('sell-', new Date(Date.now() - 60_000))).toEqual([]);
  });

  it('that are whole stay when unfinished ones are removed', async () => {
    await engine.photos.put('x5.jpg', Buffer.alloc(600_000, 'picture'));
    await engine.photos.removeUnfinished(new Date(Date.now() + 60_000));
    expect((await read('x5.jpg'))?.length).toBe(600_000);
  });
});
