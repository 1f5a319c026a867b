import { type DocumentNode, InMemoryCache } from '@apollo/client';
import { Kind } from 'graphql';

const modules = import.meta.glob<Record<string, unknown>>('../generated/*.ts', { eager: true });
const cache = new InMemoryCache();

/**
 * Every operation of the site by its name, as its pages send it: parsed when the site was built, and checked against the
 * schema by the code generator.
 */
export const documents: Record<string, DocumentNode> = Object.fromEntries(
  Object.values(modules)
    .flatMap((module) => Object.values(module))
    .filter(isDocument)
    .flatMap((document) => {
      const name = document.definitions.flatMap((definition) =>
        definition.kind === Kind.OPERATION_DEFINITION ? (definition.name?.value ?? []) : [],
      )[0];
      return name ? [[name, cache.transformDocument(document)]] : [];
    }),
);

function isDocument(value: unknown): value is DocumentNode {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === Kind.DOCUMENT;
}
