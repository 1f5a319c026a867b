import { BlogsApi } from '../apis/BlogsApi.ts';
import { CarsApi } from '../apis/CarsApi.ts';
import type { WalkedCar } from '../apis/walkCars.ts';
import { RestApi } from '../origin/RestApi.ts';
import type { RestClient } from '../origin/RestClient.ts';
import { Deadline } from '../cache/Deadline.ts';
import { ResponseCache } from '../cache/ResponseCache.ts';
import { pictureAddress } from '../pictures/pictureAddress.ts';
import { escapeXml } from './escapeXml.ts';
import { listPages } from './listPages.ts';
import { parseDate } from './parseDate.ts';
import type { SiteMetadata } from './SiteMetadata.ts';

/** How many addresses one file has: with the pictures of each, it stays far below the 50 MB that it may have (sitemaps.org). */
const MAX_ADDRESSES = 10_000;
/** How many pictures of a car the file names, and their size. */
const PICTURES = 10;
const PICTURE = { width: 1200, format: 'jpg' } as const;
/** How long a file is served without asking the origin again, ms. */
const FRESH = 60_000;
/** How much is cached at most, of the files and of their number, bytes. */
const [MAX_CACHED, MAX_COUNTS] = [32 * 1024 * 1024, 4096];
const NAMESPACES =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';
/** Stands for the site's origin in a cached entry; no XML can have this character. */
const ORIGIN = '\0';

interface Parts {
  client: RestClient;
  metadata: () => Promise<SiteMetadata>;
  /** How many addresses one file has at most; `MAX_ADDRESSES` when left out. */
  limit?: number;
}

/**
 * Every address that a search engine shall know, in files of `limit`: pages, lists, articles, cars with their pictures. The cached entries are the same
 * for every host name of the site. Every method rejects with `UpstreamFailure` while the origin cannot be reached.
 */
export class Sitemap {
  private readonly parts: Parts;
  private readonly limit: number;
  private readonly counts = new ResponseCache<number>({ maxSize: MAX_COUNTS });
  private readonly lists = new ResponseCache<string[]>({ maxSize: MAX_COUNTS });
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

  /** Marks everything in the cache as out of date: the next file is made anew. */
  expire() {
    for (const cache of [this.counts, this.lists, this.files]) cache.expire();
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
      for (const { id, make, updatedAt, images } of part) {
        // A car without a make is unfinished: its page tells search engines to leave it out.
        if (make) entries.push(entry(metadata.car(whole(id)), updatedAt, images));
      }
    }
    return entries;
  }

  private async others(rest: RestApi): Promise<string[]> {
    const metadata = await this.parts.metadata();
    const [lists, blogs] = await Promise.all([this.listPages(metadata, rest), new BlogsApi(rest).list()]);
    return [
      ...[...metadata.pages, ...lists].map((path) => entry(path)),
      ...blogs.map(({ id, createdAt }) => entry(metadata.article(whole(id)), createdAt)),
    ];
  }

  private async listPages(metadata: SiteMetadata, rest: RestApi): Promise<string[]> {
    const { value } = await this.lists.get('lists', async () => {
      const paths = await listPages(new CarsApi(rest), metadata);
      return cached(paths, 1);
    });
    return value;
  }
}

/** An entry of the cache, fresh for a minute. `size`: bytes. */
function cached<T>(value: T, size: number) {
  return { value, size, freshUntil: performance.now() + FRESH, outcome: 'store' } as const;
}

/** The rest of a `<url>` element after the host of its address. */
function entry(path: string, changed?: string | null, images: WalkedCar['images'] = []): string {
  const moment = parseDate(changed);
  const pictures = images.slice(0, PICTURES).map(({ path: file }) => {
    const address = escapeXml(pictureAddress(whole(file), PICTURE));
    return `<image:image><image:loc>${ORIGIN}${address}</image:loc></image:image>`;
  });
  const lastmod = moment ? `<lastmod>${moment.toISOString()}</lastmod>` : '';
  return `${escapeXml(path)}</loc>${lastmod}${pictures.join('')}</url>`;
}

function urls(origin: string, entries: string): string {
  const host = escapeXml(origin);
  const start = `<url><loc>${host}`;
  // Functions, because a replacement text with a `$` means something else.
  const whereOnTheSite = entries.replaceAll('\n', () => `\n${start}`).replaceAll(ORIGIN, () => host);
  return document('urlset', entries && start + whereOnTheSite);
}

function document(root: string, content: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} ${NAMESPACES}>\n${content}\n</${root}>\n`;
}

/** Replaces lone surrogates, which no URL can hold, by U+FFFD. */
function whole(id: string): string {
  return Buffer.from(id).toString();
}
