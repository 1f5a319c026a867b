import fastifyStatic from '@fastify/static';
import { createHash } from 'node:crypto';
import type { DocumentNode } from 'graphql';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { DeviatingFacts } from '../../rest/dealership/dealershipChanges.ts';
import type { SiteMetadata } from '../seo/SiteMetadata.ts';
import { RenderPool } from './RenderPool.ts';
import type { Execute, Site } from './Site.ts';

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
  let warmedWith: Execute | undefined;
  // Started with the first page, so that the dealer's changes may be known by then.
  let pool: RenderPool | undefined;
  let metadata = Promise.resolve(siteMetadata);
  const started = () => (pool ??= new RenderPool({ folder, worker, threads }));
  const close = async () => pool?.close();

  const metadataOf = async (of: RenderPool): Promise<SiteMetadata> => ({
    ...siteMetadata,
    ...(await of.texts()),
  });

  async function update(changes: DeviatingFacts) {
    const fresh = new RenderPool({ folder, worker, threads, changes });
    try {
      const told = await metadataOf(fresh);
      if (warmedWith) await fresh.warmUp(WARM_UP, warmedWith);
      metadata = Promise.resolve(told);
    } catch (error) {
      await fresh.close();
      throw error;
    }
    const before = pool;
    pool = fresh;
    void before?.retire();
  }

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
    metadata: () => metadata,
    explorer: async () => explorer,
    backOffice: async () => backOffice,
    documents: async () => documents,
    get isFull() {
      return started().isFull;
    },
    render: (url, execute) => started().render(url, execute),
    async warmUp(execute) {
      warmedWith = execute;
      await started().warmUp(WARM_UP, execute);
    },
    update,
    close,
  };
}

/** What a file of the built server exports. */
async function load<T>(folder: string, file: string): Promise<T> {
  return (await import(pathToFileURL(join(folder, 'server', file)).href)) as T;
}

function digestOf(script: string): string {
  return `sha256-${createHash('sha256').update(script).digest('base64')}`;
}
