import { move, transferableSymbol, valueSymbol } from 'piscina';
import { constants, setPriority } from 'node:os';
import { type MessagePort, threadId, workerData } from 'node:worker_threads';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { DeviatingFacts } from '../../rest/dealership/dealershipChanges.ts';
import type { SiteMetadata } from '../seo/SiteMetadata.ts';
import { openRenderer } from './openRenderer.ts';
import type { Execute, Page } from './Site.ts';

/** What a thread is made for. */
export interface WorkerData {
  /** Where `vite build` has left the site. */
  folder: string;
  /** What the dealer has changed; the code of the site reads it when it is loaded. */
  changes: DeviatingFacts;
}

/** What the site says about itself in the dealer's words. */
export type SiteTexts = Pick<SiteMetadata, 'blog' | 'dealer' | 'manifest'>;

/** A page to render; the operations that it needs are asked for over `port`. */
export interface RenderTask {
  url: string;
  port: MessagePort;
}

/** What comes over the port: first the thread that renders the page, then each operation that the page needs. */
export type FromWorker = { threadId: number } | ({ id: number } & Parameters<Execute>[0]);
/** Its result as JSON; without it where it could not be run. */
export type Reply = { id: number; json?: string };

// Cached answers and refusals must not wait for a page. On Linux this sets the priority of the thread, elsewhere the process's.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

const { folder, changes } = workerData as WorkerData;
globalThis.dealershipChanges = changes;
const render = await openRenderer(folder);

/** What a thread of the pool does: renders one page. */
export async function renderPage({ url, port }: RenderTask): Promise<Page> {
  port.postMessage({ threadId } satisfies FromWorker);
  const waiting = new Map<number, (reply: Reply) => void>();
  port.on('message', (reply: Reply) => waiting.get(reply.id)?.(reply));
  const execute: Execute = (operation) => {
    const id = waiting.size;
    port.postMessage({ id, ...operation } satisfies FromWorker);
    return new Promise((resolve, reject) => {
      waiting.set(id, ({ json }) =>
        json === undefined ? reject(new Error(`${operation.name} could not be run`)) : resolve(json),
      );
    });
  };
  try {
    return moved(await render(url, execute));
  } finally {
    port.close();
  }
}

/** The same for what the site says about itself. */
export async function siteTexts(): Promise<SiteTexts> {
  const file = pathToFileURL(join(folder, 'server/siteMetadata.js')).href;
  const { siteMetadata } = (await import(file)) as { siteMetadata: SiteMetadata };
  const { blog, dealer, manifest } = siteMetadata;
  return { blog, dealer, manifest };
}

/** The page with its HTML as bytes, which go to the other thread without being copied. */
function moved({ html, ...page }: Page): Page {
  const bytes = typeof html === 'string' ? new TextEncoder().encode(html) : html;
  const message = { [valueSymbol]: { ...page, html: bytes }, [transferableSymbol]: [bytes.buffer] };
  // What arrives is the value.
  return move(message) as unknown as Page;
}
