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
/** How long a cached page is served without checking its data, ms. */
const FRESH = 5_000;
/** How old a page with unchanged data may become, ms: some pages depend on the time. */
const LIFE = 60_000;

type Operation = Parameters<Execute>[0];

/** The result of an operation of a page as JSON, and whether it is complete. */
export interface PageData {
  json: string;
  complete: boolean;
}

/** What the operations of a page share: its deadline, and the id of the request that it is rendered for. */
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
 * Rendered pages, which are the same for everybody. A page is rendered again when its data has changed. While the old page is
 * young enough, visitors get it without waiting. Where the origin fails, the old page is shown.
 */
export class PageCache {
  private readonly pages = new ResponseCache<RenderedPage>({ maxSize: MAX_CACHED });
  private readonly render: Render;
  private readonly execute: ExecuteForPage;
  private readonly timeout: number;
  /** Counts how often pages were renewed: a page that was being rendered meanwhile is of the edition before. */
  private edition = 0;

  /** `timeout`: how long a page may wait for all its data, ms. */
  constructor(render: Render, execute: ExecuteForPage, timeout: number) {
    this.render = render;
    this.execute = execute;
    this.timeout = timeout;
  }

  /** The page at `url` (absolute), for the request `requestId`. Rejects where it cannot be rendered. */
  async get(url: string, requestId?: string): Promise<RenderedPage> {
    return (await this.pages.get(this.keyOf(url), (cached) => this.load(url, cached, requestId))).value;
  }

  /** Whether the page at `url` is cached, or is being rendered already. */
  has(url: string): boolean {
    return this.pages.has(this.keyOf(url));
  }

  /** Marks all pages as out of date: later visitors wait until the data of their page was checked. */
  expire() {
    this.pages.expire();
  }

  /** Serves no page any more that was rendered until now: the facts of the dealer have changed, which its data does not tell. */
  renew() {
    this.edition += 1;
  }

  /** The counts since the start. */
  counts(): CacheCounts {
    return this.pages.counts();
  }

  private keyOf(url: string): string {
    return `${this.edition} ${url}`;
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

/** Whether the page may lack something for another reason than that it does not exist. */
function lacksSomething(status: Page['status']): boolean {
  return status === 200 || status >= 500;
}

function digestOf(json: string): string {
  return hash('sha1', json, 'base64');
}
