import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Manifest, modulePreloads } from './modulePreloads.ts';
import { criticalCss } from './criticalCss.ts';
import { pageTemplate } from './pageTemplate.ts';
import type { Render, SiteServer } from './Site.ts';

/** Loads the renderer of the site that `vite build` has written to `folder`. */
export async function openRenderer(folder: string): Promise<Render> {
  const template = await readFile(join(folder, 'client/index.html'), 'utf8');
  const rulesFor = criticalCss(
    await readFile(join(folder, 'client', attribute(template, 'data-sheet')), 'utf8'),
  );
  const manifest = await readFile(join(folder, 'client/.vite/manifest.json'), 'utf8');
  const scriptsFor = modulePreloads(JSON.parse(manifest) as Manifest);
  const { render } = (await import(pathToFileURL(join(folder, 'server/server.js')).href)) as SiteServer;
  const fill = pageTemplate(template, ({ parts, route }) => ({
    sheet: `<style>${rulesFor(parts.body)}</style>`,
    scripts: scriptsFor(route).join(' '),
  }));
  return async (url, execute) => fill(await render(url, execute));
}

function attribute(html: string, name: string): string {
  return new RegExp(`${name}="([^"]*)"`).exec(html)?.[1] ?? '';
}
