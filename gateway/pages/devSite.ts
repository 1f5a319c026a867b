import { readFile } from 'node:fs/promises';
import type { DocumentNode } from 'graphql';
import type { SiteMetadata } from '../seo/SiteMetadata.ts';
import { pageTemplate } from './pageTemplate.ts';
import type { Site, SiteServer } from './Site.ts';

/** The site straight from `web/`, through Vite: changes show at once. */
export async function devSite(): Promise<Site> {
  const { createServer } = await import('vite');
  const vite = await createServer({ server: { middlewareMode: true } });
  const html = async (url: string, file: string) =>
    vite.transformIndexHtml(url, await readFile(file, 'utf8'));
  const load = async <T>(file: string) => (await vite.ssrLoadModule(file)) as T;
  return {
    live: true,
    assets: async (app) => {
      app.addHook('onRequest', (request, reply, done) => {
        if (/^\/graphql(?![^/?])/.test(request.url)) return done();
        vite.middlewares(request.raw, reply.raw, done);
      });
    },
    metadata: async () => (await load<{ siteMetadata: SiteMetadata }>('/seo/siteMetadata.ts')).siteMetadata,
    explorer: () => html('/graphiql/', 'web/graphiql/index.html'),
    backOffice: () => html('/admin/', 'web/admin/index.html'),
    documents: async () =>
      (await load<{ documents: Record<string, DocumentNode> }>('/data/documents.ts')).documents,
    async render(url, execute) {
      const { render } = await load<SiteServer>('/server.tsx');
      return pageTemplate(await html(new URL(url).pathname, 'web/index.html'))(await render(url, execute));
    },
    async update(changes) {
      globalThis.dealershipChanges = changes;
      vite.environments.ssr.moduleGraph.invalidateAll();
    },
    close: () => vite.close(),
  };
}
