import type { Plugin } from 'vite';

const PLACE = '<!--early-->';

/**
 * Puts `early.ts` into the head of the built page in the place of the client, and tells it by its attributes where
 * the client is (`data-client`) and what that needs (`data-needs`, addresses with spaces between them).
 */
export function inlineEarlyScript(): Plugin {
  return {
    name: 'inline-early-script',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {}, chunk: client }) {
        if (!html.includes(PLACE)) return html;
        const early = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === 'early');
        if (early?.type !== 'chunk' || !client) throw new Error('The page has no early script or no client');
        delete bundle[early.fileName];
        const needs = client.imports.map((file) => `/${file}`).join(' ');
        const script = `<script data-client="/${client.fileName}" data-needs="${needs}">${early.code.trim()}</script>`;
        return html
          .replace(/\s*<script type="module"[^>]*><\/script>/g, '')
          .replace(/\s*<link rel="modulepreload"[^>]*>/g, '')
          .replace(PLACE, () => script);
      },
    },
  };
}
