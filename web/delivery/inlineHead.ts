import type { Plugin } from 'vite';

const PLACE = '<!--lazy-hydration-->';

/**
 * Inlines `lazyHydration.ts` into the head of the built page, in place of the client's script and of the style sheet. Its
 * attributes give their addresses (`data-client`, `data-sheet`). The server adds the scripts that the client needs for a
 * page (`data-needs`) and replaces `<!--sheet-->` by the page's critical CSS.
 */
export function inlineHead(): Plugin {
  return {
    name: 'inline-head',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {}, chunk: client }) {
        if (!html.includes(PLACE)) return html;
        const script = Object.values(bundle).find(
          (file) => file.type === 'chunk' && file.name === 'lazyHydration',
        );
        const sheet = Object.values(bundle).find(
          (file) => file.type === 'asset' && file.fileName.endsWith('.css'),
        );
        if (script?.type !== 'chunk' || sheet?.type !== 'asset' || !client) {
          throw new Error('The page has no script for lazy hydration, no style sheet or no client');
        }
        delete bundle[script.fileName];
        const attributes = `data-client="/${client.fileName}" data-sheet="/${sheet.fileName}" data-needs="%scripts%"`;
        const element = `<script ${attributes}>${script.code.trim()}</script>`;
        return html
          .replace(/\s*<script type="module"[^>]*><\/script>/g, '')
          .replace(/\s*<link rel="modulepreload"[^>]*>/g, '')
          .replace(/<link rel="stylesheet"[^>]*>/, '<!--sheet-->')
          .replace(PLACE, () => element);
      },
    },
  };
}
