import type { Plugin } from 'vite';

const PLACE = '<!--early-->';

/**
 * Puts into the head of the built page what it is painted with, so that nothing is asked for before: the style sheet,
 * and `early.ts` in the place of the client. That is told by its attributes where the client is (`data-client`) and
 * what it needs (`data-needs`, addresses with spaces between them).
 */
export function inlineHead(): Plugin {
  return {
    name: 'inline-head',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {}, chunk: client }) {
        if (!html.includes(PLACE)) return html;
        const early = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === 'early');
        const sheet = Object.values(bundle).find(
          (file) => file.type === 'asset' && file.fileName.endsWith('.css'),
        );
        if (early?.type !== 'chunk' || sheet?.type !== 'asset' || !client) {
          throw new Error('The page has no early script, no style sheet or no client');
        }
        delete bundle[early.fileName];
        delete bundle[sheet.fileName];
        const needs = client.imports.map((file) => `/${file}`).join(' ');
        const script = `<script data-client="/${client.fileName}" data-needs="${needs}">${early.code.trim()}</script>`;
        return html
          .replace(/\s*<script type="module"[^>]*><\/script>/g, '')
          .replace(/\s*<link rel="modulepreload"[^>]*>/g, '')
          .replace(/<link rel="stylesheet"[^>]*>/, () => `<style>${String(sheet.source).trim()}</style>`)
          .replace(PLACE, () => script);
      },
    },
  };
}
