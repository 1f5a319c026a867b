import type { ApolloServerOptions, BaseContext } from '@apollo/server';
import { type DocumentNode, print } from 'graphql';
import { LRUCache } from 'lru-cache';
import { createHash } from 'node:crypto';

type DocumentStore = NonNullable<ApolloServerOptions<BaseContext>['documentStore']>;

/** How much text the cached documents may have together, characters; parsed they take about twenty times as much. */
const MAX_TEXT = 1_500_000;
/** The length that a document without its text counts as. */
const UNKNOWN_LENGTH = 1_000;

/**
 * Parsed and validated documents, by the digests of their texts. Those of the site (`own`) are there from the start:
 * they were checked when it was built. Of the others, the least recently used ones are dropped.
 */
export function documentStore(own: Record<string, DocumentNode>): DocumentStore {
  const known = new Map(Object.values(own).map((document) => [digestOf(print(document)), document]));
  const others = new LRUCache<string, DocumentNode>({
    maxSize: MAX_TEXT,
    sizeCalculation: ({ loc }) => loc?.end ?? UNKNOWN_LENGTH,
  });
  return {
    // Apollo Server puts a digest of the schema in front of the key.
    get: async (key) => known.get(key.slice(key.lastIndexOf(':') + 1)) ?? others.get(key),
    set: async (key, document) => void others.set(key, document),
    delete: async (key) => others.delete(key),
  };
}

/** The texts of documents by their SHA-256 in hexadecimal digits. */
export function textsByDigest(documents: Record<string, DocumentNode>): ReadonlyMap<string, string> {
  const texts = Object.values(documents).map((document) => print(document));
  return new Map(texts.map((text) => [digestOf(text), text]));
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
