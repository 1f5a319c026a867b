import type { DocumentNode } from 'graphql';
import type { Site } from '../../gateway/pages/Site.ts';

/** A site without files, whose pages are what `render` makes of their addresses and of its operations. */
export function aSite(render: Site['render'], documents: Record<string, DocumentNode> = {}): Site {
  return {
    assets: async () => undefined,
    inlineScript: 'sha256-ofTheInlineScript',
    metadata: () => Promise.reject(new Error('No page asks for them')),
    explorer: async () => '<!doctype html>',
    documents: async () => documents,
    render,
  };
}
