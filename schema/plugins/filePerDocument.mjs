import { basename, join } from 'node:path';
import { Kind } from 'graphql';

/**
 * Codegen preset: `BuyPage.graphql` gives `BuyPage.ts` in the output folder, with the fragments of other files inside
 * its documents. So a page brings its own documents to the browser, not the whole site's.
 */
export function buildGeneratesSection({ baseOutputDir, documents, config, ...options }) {
  const fragments = documents.flatMap(({ location, document }) =>
    document.definitions
      .filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION)
      .map((node) => ({ location, node })),
  );
  return documents.map((file) => ({
    ...options,
    filename: join(baseOutputDir, `${basename(file.location, '.graphql')}.ts`),
    documents: [file],
    config: {
      ...config,
      externalFragments: fragments
        .filter(({ location }) => location !== file.location)
        .map(({ node }) => ({
          isExternal: true,
          importFrom: null,
          name: node.name.value,
          onType: node.typeCondition.name.value,
          node,
        })),
    },
  }));
}
