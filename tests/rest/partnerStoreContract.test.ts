import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { partnerCollections } from '../../rest/partners/partner.ts';
import { partnerStore } from '../../rest/partners/partnerStore.ts';
import { createIndexes } from '../../rest/store/mongodb/createIndexes.ts';
import { interruptedStore } from '../servers/interruptedStore.ts';
import { type EngineStore, storeEngines } from '../servers/storeEngines.ts';

const rights = ['inventory:read' as const];

describe.each(storeEngines)('partners in $name', ({ emptyStore }) => {
  let own: EngineStore;
  const partners = () => partnerStore(own.store);

  beforeEach(async () => {
    own = await emptyStore();
    await createIndexes(own.store, partnerCollections);
  });
  afterEach(() => own.close());

  it('a partner is known by its key, of which nothing but a digest and its beginning is stored', async () => {
    const key = await partners().add('Marsa Motors', rights);
    expect(key).toMatch(/^pk_[\w-]{43}$/);
    expect(await partners().partnerOf(key)).toMatchObject({
      name: 'Marsa Motors',
      scopes: ['inventory:read'],
      keyPrefix: key.slice(0, 11),
    });
    expect(JSON.stringify(await partners().list())).not.toContain(key.slice(0, 12));
    expect(await partners().partnerOf(`${key}x`)).toBeUndefined();
  });

  it('a key is exchanged without a gap: both are good until the old one is revoked', async () => {
    const old = await partners().add('Marsa Motors', rights);
    const fresh = await partners().rotate('Marsa Motors');
    expect([await partners().partnerOf(old), await partners().partnerOf(fresh)]).toMatchObject([
      { name: 'Marsa Motors' },
      { name: 'Marsa Motors' },
    ]);
    await expect(partners().rotate('Marsa Motors')).rejects.toThrow(
      `Marsa Motors already has 2 keys. Revoke one: npm run partner -- revoke ${old.slice(0, 11)}`,
    );
    expect(await partners().revoke(old.slice(0, 11))).toBe(1);
    expect(await partners().partnerOf(old)).toBeUndefined();
    expect(await partners().partnerOf(fresh)).toBeDefined();
  });

  it('a partner whose name is revoked has no key left, and may be given another', async () => {
    const keys = [await partners().add('Marsa Motors', rights), await partners().rotate('Marsa Motors')];
    const other = await partners().add('Creek Cars', rights);
    expect(await partners().revoke('Marsa Motors')).toBe(2);
    for (const key of keys) expect(await partners().partnerOf(key)).toBeUndefined();
    expect(await partners().partnerOf(other)).toBeDefined();
    expect(await partners().partnerOf(await partners().rotate('Marsa Motors'))).toBeDefined();
  });

  it('a key that is made while another is revoked is good, and the revoked one is not (BO-7)', async () => {
    const old = await partners().add('Marsa Motors', rights);
    const { store, before } = interruptedStore(own.store);
    before('partners', () => partners().revoke(old.slice(0, 11)));
    const fresh = await partnerStore(store).rotate('Marsa Motors');
    expect(await partners().partnerOf(old)).toBeUndefined();
    expect(await partners().partnerOf(fresh)).toBeDefined();
  });

  it('a partner whose keys are revoked while one is made has none left (BO-7)', async () => {
    await partners().add('Marsa Motors', rights);
    const { store, before } = interruptedStore(own.store);
    before('partners', () => partners().rotate('Marsa Motors'));
    expect(await partnerStore(store).revoke('Marsa Motors')).toBe(2);
    expect(await partners().list()).toMatchObject([{ keys: [], revision: 3 }]);
  });

  it('of two operators who make the second key at once, one is told that there are two (BO-7)', async () => {
    await partners().add('Marsa Motors', rights);
    const { store, before } = interruptedStore(own.store);
    before('partners', () => partners().rotate('Marsa Motors'));
    await expect(partnerStore(store).rotate('Marsa Motors')).rejects.toThrow('already has 2 keys');
  });

  it('a name is given once, and an unknown one is told', async () => {
    await partners().add('Marsa Motors', rights);
    await expect(partners().add('Marsa Motors', rights)).rejects.toThrow(
      'The partner Marsa Motors already exists',
    );
    await expect(partners().rotate('Nobody')).rejects.toThrow('npm run partner -- list');
    await expect(partners().revoke('Nobody')).rejects.toThrow('npm run partner -- list');
  });

  it('what another process revokes is revoked here at once', async () => {
    const key = await partners().add('Marsa Motors', rights);
    expect(await partners().partnerOf(key)).toBeDefined();
    const another = await own.another();
    await partnerStore(another).revoke('Marsa Motors');
    expect(await partners().partnerOf(key)).toBeUndefined();
    await another.close();
  });
});
