import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  hashOfDocument,
  trustedDocumentCollections,
  trustedDocumentStore,
} from '../../rest/partners/trustedDocument.ts';
import { createIndexes } from '../../rest/store/mongodb/createIndexes.ts';
import { interruptedStore } from '../servers/interruptedStore.ts';
import { type EngineStore, storeEngines } from '../servers/storeEngines.ts';

const [stock, makes] = ['{ cars { totalCount } }', 'query Makes { makes { name } }'].map((text) => ({
  text,
  operations: ['query'],
})) as [{ text: string; operations: string[] }, { text: string; operations: string[] }];

describe.each(storeEngines)('trusted documents in $name', ({ emptyStore }) => {
  let own: EngineStore;
  const documents = () => trustedDocumentStore(own.store);

  beforeEach(async () => {
    own = await emptyStore();
    await createIndexes(own.store, trustedDocumentCollections);
  });
  afterEach(() => own.close());

  it('a document is known to the partner who has registered it, by the hash of its text', async () => {
    await documents().add('marsa', [stock, makes]);
    expect(await documents().textOf('marsa', hashOfDocument(stock.text))).toBe(stock.text);
    expect(await documents().textOf('creek', hashOfDocument(stock.text))).toBeUndefined();
    expect(await documents().textOf('marsa', hashOfDocument('{ other }'))).toBeUndefined();
  });

  it('a document that is registered twice is there once', async () => {
    await documents().add('marsa', [stock]);
    await documents().add('marsa', [stock, makes]);
    expect((await documents().list('marsa')).map(({ text }) => text).sort()).toEqual([
      makes.text,
      stock.text,
    ]);
  });

  it('two operators who register documents at once lose none (BO-7)', async () => {
    const { store, before } = interruptedStore(own.store);
    before('trustedDocuments', () => documents().add('marsa', [stock]));
    await trustedDocumentStore(store).add('marsa', [stock, makes]);
    expect((await documents().list('marsa')).map(({ text }) => text).sort()).toEqual([
      makes.text,
      stock.text,
    ]);
  });

  it('a document is forgotten by the beginning of its hash, and all of them at once', async () => {
    await documents().add('marsa', [stock, makes]);
    await documents().add('creek', [stock]);
    expect(await documents().remove('marsa', hashOfDocument(stock.text).slice(0, 8))).toBe(1);
    expect((await documents().list('marsa')).map(({ text }) => text)).toEqual([makes.text]);
    expect(await documents().remove('marsa', '')).toBe(1);
    expect(await documents().textOf('creek', hashOfDocument(stock.text))).toBe(stock.text);
  });
});
