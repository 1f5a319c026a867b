import { BlogsApi } from '../apis/BlogsApi.ts';
import { CarsApi } from '../apis/CarsApi.ts';
import { RestApi } from '../origin/RestApi.ts';
import type { RestClient } from '../origin/RestClient.ts';
import { Deadline } from '../cache/Deadline.ts';
import { ResponseCache } from '../cache/ResponseCache.ts';
import { escapeXml } from './escapeXml.ts';
import { parseDate } from './parseDate.ts';
import type { SiteMetadata } from './SiteMetadata.ts';

/** How many addresses one file may have (sitemaps.org). */
const MAX_ADDRESSES = 50_000;
/** How long a file is served without asking the origin again, ms. */
const FRESH = 60_000;
/** How much is cached at most, of the files and of their number, bytes. */
const [MAX_CACHED, MAX_COUNTS] = [32 * 1024 * 1024, 4096];
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

interface Parts {
  client: RestClient;
  metadata: () => Promise<SiteMetadata>;
  /** How many addresses one file has at most; `MAX_ADDRESSES` when left out. */
  limit?: number;
}

/**
 * Every address that a search engine shall know, in files of `limit`: pages, articles, cars. The cached entries are the same
 * for every host name of the site. Every method rejects with `UpstreamFailure` while the origin cannot be reached.
 */
export class Sitemap {
  private readonly parts: Parts;
  private readonly limit: number;
  private readonly counts = new ResponseCache<number>({ maxSize: MAX_COUNTS });
  private readonly files = new ResponseCache<string>({ maxSize: MAX_CACHED });

  constructor(parts: Parts) {
    this.parts = parts;
    this.limit = parts.limit ?? MAX_ADDRESSES;
  }

  /** `/sitemap.xml`: the only file, or the list of the files. */
  async start(origin: string, requestId: string): Promise<string> {
    const rest = this.readInTime(requestId);
    const files = await this.fileCount(rest);
    if (files === 1) return urls(origin, await this.entries(1, rest));
    const names = Array.from({ length: files }, (_, i) => `${escapeXml(origin)}/sitemap-${i + 1}.xml`);
    const listed = names.map((name) => `<sitemap><loc>${name}</loc></sitemap>`).join('\n');
    return document('sitemapindex', listed);
  }

  /** The file with this number, from 1; undefined after the last one. */
  async file(number: number, origin: string, requestId: string): Promise<string | undefined> {
    const rest = this.readInTime(requestId);
    const files = await this.fileCount(rest);
    return number >= 1 && number <= files ? urls(origin, await this.entries(number, rest)) : undefined;
  }

  /** The origin for one request, with one deadline for everything that the request reads. */
  private readInTime(requestId: string): RestApi {
    const { client } = this.parts;
    return new RestApi(client, { requestId, deadline: new Deadline(client.timeout) });
  }

  private async fileCount(rest: RestApi): Promise<number> {
    const { value } = await this.counts.get('files', async () => {
      const cars = new CarsApi(rest);
      const [others, { total }] = await Promise.all([this.others(rest), cars.part({ filter: {} }, 0, 1)]);
      return cached(Math.max(1, Math.ceil((others.length + total) / this.limit)), 1);
    });
    return value;
  }

  /** The entries of a file, each in a line: as one text they take no more memory than their characters. */
  private async entries(number: number, rest: RestApi): Promise<string> {
    const { value } = await this.files.get(String(number), async () => {
      const entries = (await this.read((number - 1) * this.limit, number * this.limit, rest)).join('\n');
      return cached(entries, entries.length);
    });
    return value;
  }

  /** The entries at the positions from `start` to before `end`; cars come after everything else. */
  private async read(start: number, end: number, rest: RestApi): Promise<string[]> {
    const [metadata, others] = await Promise.all([this.parts.metadata(), this.others(rest)]);
    const entries = others.slice(start, end);
    const first = Math.max(0, start - others.length);
    for await (const part of new CarsApi(rest).walk(first, end - others.length)) {
      for (const { id, make, updatedAt } of part) {
        // A car without a make is unfinished: its page tells search engines to leave it out.
        if (make) entries.push(entry(metadata.car(whole(id)), updatedAt));
      }
    }
    return entries;
  }

  private async others(rest: RestApi): Promise<string[]> {
    const [metadata, blogs] = await Promise.all([this.parts.metadata(), new BlogsApi(rest).list()]);
    return [
      ...metadata.pages.map((path) => entry(path)),
      ...blogs.map(({ id, createdAt }) => entry(metadata.article(whole(id)), createdAt)),
    ];
  }
}

/** An entry of the cache, fresh for a minute. `size`: bytes. */
function cached<T>(value: T, size: number) {
  return { value, size, freshUntil: performance.now() + FRESH, outcome: 'store' } as const;
}

/** The rest of a `<url>` element after the host of its address. */
function entry(path: string, changed?: string | null): string {
  const moment = parseDate(changed);
  return `${escapeXml(path)}</loc>${moment ? `<lastmod>${moment.toISOString()}</lastmod>` : ''}</url>`;
}

function urls(origin: string, entries: string): string {
  const start = `<url><loc>${escapeXml(origin)}`;
  // A function, because a replacement text with a `$` means something else.
  return document('urlset', entries && start + entries.replaceAll('\n', () => `\n${start}`));
}

function document(root: string, content: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${NAMESPACE}">\n${content}\n</${root}>\n`;
}

/** Replaces lone surrogates, which no URL can hold, by U+FFFD. */
function whole(id: string): string {
  return Buffer.from(id).toString();
}
