import Type, { type Static } from 'typebox';
import { createHash } from 'node:crypto';
import type { Store } from '../store/Collection.ts';
import type { CollectionDefinition } from '../store/CollectionDefinition.ts';
import { isDuplicateKey } from '../store/mongodb/isDuplicateKey.ts';

/** The longest text of a document, characters, and how many documents a partner may have registered. */
export const [LONGEST_DOCUMENT, MOST_DOCUMENTS] = [100_000, 1_000] as const;

/** A GraphQL document that a partner has registered, in the collection `trustedDocuments`. */
const StoredDocument = Type.Object({
  /** The partner's id and the hash, with a blank between. */
  _id: Type.String(),
  partnerId: Type.String(),
  /** SHA-256 of the text, in hexadecimal digits: clients ask for the document by it. */
  hash: Type.String(),
  /** The names of its operations. */
  operations: Type.Array(Type.String()),
  text: Type.String(),
  /** ISO 8601. */
  createdAt: Type.String(),
});
export type StoredDocument = Static<typeof StoredDocument>;

/** The collections of trusted documents. */
export const trustedDocumentCollections = [
  { name: 'trustedDocuments', shape: StoredDocument, indexes: [{ keys: { partnerId: 1 } }] },
] as const satisfies readonly CollectionDefinition[];

/** The text of a trusted document, as gateways get it. */
export const TrustedDocument = Type.Object({ text: Type.String() });
export type TrustedDocument = Static<typeof TrustedDocument>;

/** The hash that stands for a document: SHA-256 of its text in hexadecimal digits, as clients send it. */
export const hashOfDocument = (text: string): string => createHash('sha256').update(text).digest('hex');

/** A document as an operator registers it. */
export type NewDocument = Pick<StoredDocument, 'text' | 'operations'>;

/** The documents that partners have registered. */
export function trustedDocumentStore(store: Store, now = () => new Date()) {
  const documents = store.collection<StoredDocument>('trustedDocuments');
  const idOf = (partnerId: string, hash: string) => `${partnerId} ${hash}`;

  async function add(partnerId: string, added: readonly NewDocument[]) {
    const createdAt = now().toISOString();
    const registered = await documents.find({ partnerId }, { projection: { hash: 1 } }).toArray();
    const known = new Set(registered.map(({ hash }) => hash));
    const operations = added.flatMap(({ text, operations: names }) => {
      const hash = hashOfDocument(text);
      if (known.has(hash)) return [];
      known.add(hash);
      const document = { _id: idOf(partnerId, hash), partnerId, hash, operations: names, text, createdAt };
      return [{ insertOne: { document } }];
    });
    if (operations.length === 0) return;
    try {
      await documents.bulkWrite(operations);
    } catch (error) {
      // Another process has registered one of them meanwhile: the others are still to be added.
      if (!isDuplicateKey(error)) throw error;
      await add(partnerId, added);
    }
  }

  return {
    /** The documents of a partner. */
    list: (partnerId: string) => documents.find({ partnerId }, { sort: { _id: 1 } }).toArray(),

    /** The documents of a partner without their texts, which may be long. */
    outlines: (partnerId: string) =>
      documents
        .find({ partnerId }, { sort: { _id: 1 }, projection: { hash: 1, operations: 1, createdAt: 1 } })
        .toArray(),

    /** The text of a document; undefined if the partner has not registered it. */
    textOf: async (partnerId: string, hash: string) =>
      (await documents.findOne({ _id: idOf(partnerId, hash) }))?.text,

    /** How many documents a partner would have with these. */
    async totalWith(partnerId: string, added: readonly NewDocument[]): Promise<number> {
      const known = await documents.find({ partnerId }, { projection: { hash: 1 } }).toArray();
      return new Set([...known.map(({ hash }) => hash), ...added.map(({ text }) => hashOfDocument(text))])
        .size;
    },

    /** Registers documents of a partner; documents that are registered already stay. */
    add,

    /** Removes the documents of a partner whose hashes begin with `start`, all for ''; returns how many. */
    async remove(partnerId: string, start: string): Promise<number> {
      const all = await documents.find({ partnerId }).toArray();
      const removed = all.filter(({ hash }) => hash.startsWith(start));
      for (const { _id } of removed) await documents.deleteOne({ _id });
      return removed.length;
    },
  };
}
