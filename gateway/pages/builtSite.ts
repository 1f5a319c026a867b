import fastifyStatic from '@fastify/static';
import { createHash } from 'node:crypto';
import type { DocumentNode } from 'graphql';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SiteMetadata } from '../seo/SiteMetadata.ts';
import { RenderPool } from './RenderPool.ts';
import type { Site } from './Site.ts';

/** The page that is rendered to warm up. */
const WARM_UP = 'http://localhost/';

/** The site as `vite build` has left it in `folder`; `worker` is the built `renderWorker.ts`. */
export async function builtSite({
  folder,
  worker,
  threads,
}: ConstructorParameters<typeof RenderPool>[0]): Promise<Site> {
  const template = await readFile(join(folder, 'client/index.html'), 'utf8');
  const explorer = await readFile(join(folder, 'client/graphiql/index.html'), 'utf8');
  const backOffice = await readFile(join(folder, 'client/admin/index.html'), 'utf8');
  const { siteMetadata } = await load<{ siteMetadata: SiteMetadata }>(folder, 'siteMetadata.js');
  const { documents } = await load<{ documents: Record<string, DocumentNode> }>(folder, 'documents.js');
  const pool = new RenderPool({ folder, worker, threads });
  return {
    assets: async (app) => {
      // The names of built files have a hash of their content. Only the licences have none; an old copy of them does no harm.
      await app.register(fastifyStatic, {
        root: join(folder, 'client/assets'),
        prefix: '/assets/',
        preCompressed: true,
        immutable: true,
        maxAge: '1y',
      });
    },
    inlineScript: digestOf(/<script data-client[^>]*>(.*?)<\/script>/s.exec(template)?.[1] ?? ''),
    metadata: async () => siteMetadata,
    explorer: async () => explorer,
    backOffice: async () => backOffice,
    documents: async () => documents,
    get isFull() {
      return pool.isFull;
    },
    render: (url, execute) => pool.render(url, execute),
    warmUp: (execute) => pool.warmUp(WARM_UP, execute),
    close: () => pool.close(),
  };
}

/** What a file of the built server exports. */
async function load<T>(folder: string, file: string): Promise<T> {
  return (await import(pathToFileURL(join(folder, 'server', file)).href)) as T;
}

function digestOf(script: string): string {
  return `sha256-${createHash('sha256').update(script).digest('base64')}`;
}
