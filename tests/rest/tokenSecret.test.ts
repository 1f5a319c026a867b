import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { secretInFolder, secretInStore } from '../../rest/admin/tokenSecret.ts';
import { storeEngines } from '../servers/storeEngines.ts';

const same = (secrets: Uint8Array[]) =>
  new Set(secrets.map((secret) => Buffer.from(secret).toString())).size === 1;

async function aFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'cars-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

describe('the secret of tokens', () => {
  it('is one, for all processes that start in a folder at once and for later ones, and only its owner reads it', async () => {
    const folder = await aFolder();
    const secrets = await Promise.all(Array.from({ length: 8 }, () => secretInFolder(folder)));
    expect(same([...secrets, await secretInFolder(folder)])).toBe(true);
    expect(secrets[0]?.length).toBe(43);
    expect(await readdir(folder)).toEqual(['admin-token-secret']);
    expect((await stat(join(folder, 'admin-token-secret'))).mode & 0o777).toBe(0o600);
    expect(same([await secretInFolder(folder), await secretInFolder(await aFolder())])).toBe(false);
  });

  it('that was cut off is not used', async () => {
    const folder = await aFolder();
    await writeFile(join(folder, 'admin-token-secret'), 'short');
    await expect(secretInFolder(folder)).rejects.toThrow('is damaged');
  });

  it.each(storeEngines)('is one for all processes of $name', async ({ emptyStore }) => {
    const engine = await emptyStore();
    onTestFinished(() => engine.close());
    const secrets = await Promise.all(Array.from({ length: 4 }, () => secretInStore(engine.store)));
    await engine.reopen();
    expect(same([...secrets, await secretInStore(engine.store)])).toBe(true);
  });
});
