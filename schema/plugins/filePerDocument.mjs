import { basename, join } from 'node:path';
import { Kind, visit } from 'graphql';

/**
 * Codegen preset: `BuyPage.graphql` gives `BuyPage.ts` in the output folder, with the fragments of other files inside
 * its documents. So a page brings its own documents to the browser, not the whole site's.
 */
export function buildGeneratesSection({ baseOutputDir, documents, config, ...options }) {
  const fragments = new Map(documents.flatMap(({ document }) => fragmentsIn(document)));
  return documents.map((file) => ({
    ...options,
    filename: join(baseOutputDir, `${basename(file.location, '.graphql')}.ts`),
    documents: [file],
    config: { ...config, externalFragments: externalTo(file.document, fragments) },
  }));
}

function fragmentsIn({ definitions }) {
  return definitions
    .filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION)
    .map((definition) => [definition.name.value, definition]);
}

/** The fragments that a document needs from other files, and those that they need. */
function externalTo(document, fragments) {
  const needed = new Set();
  const collect = (node) =>
    visit(node, {
      FragmentSpread({ name: { value: name } }) {
        if (needed.has(name)) return;
        needed.add(name);
        collect(fragments.get(name));
      },
    });
  collect(document);
  for (const [own] of fragmentsIn(document)) needed.delete(own);
  return [...needed].map((name) => {
    const node = fragments.get(name);
    return { isExternal: true, importFrom: null, name, onType: node.typeCondition.name.value, node };
  });
}
