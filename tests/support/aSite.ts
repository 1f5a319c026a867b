import type { Site } from '../../gateway/http/pages.ts';

/** A site without files, whose pages are what `render` makes of their addresses. */
export function aSite(render: Site['render']): Site {
  return {
    assets: async () => undefined,
    earlyScript: 'sha256-ofTheEarlyScript',
    facts: () => Promise.reject(new Error('No page asks for them')),
    explorer: async () => '<!doctype html>',
    render,
  };
}
