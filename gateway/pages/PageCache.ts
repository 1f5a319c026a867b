import { hash } from 'node:crypto';
import { Deadline } from '../cache/Deadline.ts';
import { CompressedBody } from '../cache/CompressedBody.ts';
import {
  type CacheCounts,
  type CachedResponse,
  type LoadedResponse,
  ResponseCache,
} from '../cache/ResponseCache.ts';
import type { Execute, Page, Render } from './Site.ts';

/** How much is cached in all, bytes. */
const MAX_CACHED = 32 * 1024 * 1024;
/** How long a page is sent without a look at its data, ms. */
const FRESH = 5_000;
/** How old a page may get whose data stays the same, ms: some say what time it is. */
const LIFE = 60_000;

type Operation = Parameters<Execute>[0];

/** The data of a page: the result of an operation as JSON, and whether all of it could be had. */
export interface PageData {
  json: string;
  complete: boolean;
}

/** What the operations of a page have in common: its deadline, and the id of the request that it is rendered for. */
interface PageRequest {
  deadline?: Deadline;
  requestId?: string;
}

/** Runs an operation of a page. */
export type ExecuteForPage = (operation: Operation, request: PageRequest) => Promise<PageData>;

/** A page as it is sent, and the version of the data that it shows. */
export interface RenderedPage {
  status: number;
  location: string | undefined;
  body: CompressedBody;
  /** Its operations and digests of their results: all of them together are the version of its data. */
  version: { operation: Operation; digest: string }[];
  renderedAt: number;
}

/**
 * Rendered pages, which are the same for everybody. A page is rendered anew when its data has changed; while the old one is
 * young enough, the visitor gets it without waiting. Where the origin fails, the page is shown as it was.
 */
export class PageCache {
  private readonly pages = new ResponseCache<RenderedPage>({ maxSize: MAX_CACHED });
  private readonly render: Render;
  private readonly execute: ExecuteForPage;
  private readonly timeout: number;

  /** `timeout`: how long a page may wait for all its data, ms. */
  constructor(render: Render, execute: ExecuteForPage, timeout: number) {
    this.render = render;
    this.execute = execute;
    this.timeout = timeout;
  }

  /** The page at `url` (absolute), for the request with an id. Rejects where it cannot be rendered. */
  async get(url: string, requestId?: string): Promise<RenderedPage> {
    return (await this.pages.get(url, (cached) => this.load(url, cached, requestId))).value;
  }

  /** Whether the page at `url` needs no thread, or has one already. */
  has(url: string): boolean {
    return this.pages.has(url);
  }

  /** All pages are out of date: whoever comes from now on waits until their data were looked at. */
  expire() {
    this.pages.expire();
  }

  /** What was counted since the start. */
  counts(): CacheCounts {
    return this.pages.counts();
  }

  private async load(
    url: string,
    cached: CachedResponse<RenderedPage> | undefined,
    requestId: string | undefined,
  ): Promise<LoadedResponse<RenderedPage>> {
    const now = performance.now();
    const request = { deadline: new Deadline(this.timeout), requestId };
    if (cached && now - cached.value.renderedAt < LIFE && (await this.isCurrent(cached.value, request))) {
      return { ...cached, freshUntil: now + FRESH, outcome: 'store' };
    }
    const version: RenderedPage['version'] = [];
    let all = true;
    const { status, location, html } = await this.render(url, async (operation) => {
      const { json, complete } = await this.execute(operation, request);
      all &&= complete;
      version.push({ operation, digest: digestOf(json) });
      return json;
    });
    const body = new CompressedBody(html).unlessSameAs(cached?.value.body);
    return {
      value: { status, location, body, version, renderedAt: now },
      size: body.size,
      freshUntil: now + FRESH,
      outcome: status === 200 && all ? 'store' : lacksSomething(status) ? 'failed' : 'drop',
    };
  }

  private async isCurrent({ version }: RenderedPage, request: PageRequest): Promise<boolean> {
    const now = await Promise.all(version.map(({ operation }) => this.execute(operation, request)));
    return now.every(({ json }, i) => digestOf(json) === version[i]?.digest);
  }
}

/** Whether less is shown than there may be, and not because it is gone. */
function lacksSomething(status: Page['status']): boolean {
  return status === 200 || status >= 500;
}

function digestOf(json: string): string {
  return hash('sha1', json, 'base64');
}
