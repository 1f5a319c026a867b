import fastifyStatic from '@fastify/static';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SiteFacts } from '../discovery/SiteFacts.ts';
import { type Manifest, neededScripts } from './neededScripts.ts';
import { pageSheet } from './pageSheet.ts';
import type { Execute, Page, Site } from './pages.ts';

/** The site as `vite build` has left it in `folder`. */
export async function builtSite(folder: string): Promise<Site> {
  const template = await readFile(join(folder, 'client/index.html'), 'utf8');
  const sheet = pageSheet(await readFile(join(folder, 'client', attribute(template, 'data-sheet')), 'utf8'));
  const manifest = await readFile(join(folder, 'client/.vite/manifest.json'), 'utf8');
  const scriptsFor = neededScripts(JSON.parse(manifest) as Manifest);
  const explorer = await readFile(join(folder, 'client/graphiql/index.html'), 'utf8');
  const client = (await import(pathToFileURL(join(folder, 'server/server.js')).href)) as {
    render: (url: string, template: string, execute: Execute) => Promise<Page>;
    siteFacts: SiteFacts;
  };
  return {
    assets: async (app) => {
      // The names of built files carry their content's hash.
      await app.register(fastifyStatic, {
        root: join(folder, 'client/assets'),
        prefix: '/assets/',
        preCompressed: true,
        immutable: true,
        maxAge: '1y',
      });
    },
    earlyScript: digestOf(/<script data-client[^>]*>(.*?)<\/script>/s.exec(template)?.[1] ?? ''),
    facts: async () => client.siteFacts,
    explorer: async () => explorer,
    async render(url, execute) {
      const page = await client.render(url, template, execute);
      const html = page.html
        .replace('data-needs=""', () => `data-needs="${scriptsFor(page.route).join(' ')}"`)
        .replace('<!--sheet-->', () => `<style>${sheet(page.html)}</style>`);
      return { ...page, html };
    },
  };
}

function attribute(html: string, name: string): string {
  return new RegExp(`${name}="([^"]*)"`).exec(html)?.[1] ?? '';
}

function digestOf(script: string): string {
  return `sha256-${createHash('sha256').update(script).digest('base64')}`;
}
