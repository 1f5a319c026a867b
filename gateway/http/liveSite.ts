import { readFile } from 'node:fs/promises';
import type { SiteFacts } from '../discovery/SiteFacts.ts';
import type { Execute, Page, Site } from './pages.ts';

/** The site straight from `web/`, through Vite: changes show at once. */
export async function liveSite(): Promise<Site> {
  const { createServer } = await import('vite');
  const vite = await createServer({ server: { middlewareMode: true } });
  const html = async (url: string, file: string) =>
    vite.transformIndexHtml(url, await readFile(file, 'utf8'));
  return {
    live: true,
    assets: async (app) => {
      app.addHook('onClose', () => vite.close());
      app.addHook('onRequest', (request, reply, done) => {
        if (request.url.startsWith('/graphql')) return done();
        vite.middlewares(request.raw, reply.raw, done);
      });
    },
    facts: async () => ((await vite.ssrLoadModule('/server.tsx')) as { siteFacts: SiteFacts }).siteFacts,
    explorer: () => html('/graphiql/', 'web/graphiql/index.html'),
    async render(url, execute) {
      const client = (await vite.ssrLoadModule('/server.tsx')) as {
        render: (url: string, template: string, execute: Execute) => Promise<Page>;
      };
      return client.render(url, await html(new URL(url).pathname, 'web/index.html'), execute);
    },
  };
}
