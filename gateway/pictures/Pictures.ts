import type { FastifyBaseLogger } from 'fastify';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import PQueue from 'p-queue';
import type { RestClient } from '../origin/RestClient.ts';
import { UpstreamFailure } from '../origin/upstreamErrors.ts';
import { ResponseCache } from '../cache/ResponseCache.ts';
import type { GatewayMetrics } from '../metrics/GatewayMetrics.ts';
import { resolveOriginPath } from './resolveOriginPath.ts';
import { type Logo, Logos } from './Logos.ts';
import { PictureFolder } from './PictureFolder.ts';
import { Placeholders } from './Placeholders.ts';
import { CACHE_VERSION, resize, type Size, thumbHashOf } from './resize.ts';
import { ResizeQueue } from './ResizeQueue.ts';

/** The most that a picture of the origin may weigh, bytes. */
const MAX_SOURCE = 20 * 1024 * 1024;
/** The default of the most that all resized pictures may take, bytes. */
const MAX_STORED = 2 * 1024 ** 3;
/** The most that the resized pictures in memory may take, bytes. */
const MAX_IN_MEMORY = 32 * 1024 * 1024;

interface Parts {
  client: RestClient;
  restUrl: string;
  /** The folder of resized pictures and placeholders; created if it is missing. */
  folder: string;
  /** The most that resized pictures may weigh, bytes. */
  maxStored?: number;
  log: FastifyBaseLogger;
  metrics: GatewayMetrics;
}

/** The pictures of the REST origin, and of no other origin: resized, as placeholders, and unchanged logos. */
export class Pictures {
  private readonly client: RestClient;
  private readonly restUrl: string;
  private readonly folder: PictureFolder;
  private readonly placeholders: Placeholders;
  private readonly logos: Logos;
  /** The pictures that were sent last. A resized picture never changes. */
  private readonly sent = new ResponseCache<Buffer>({ maxSize: MAX_IN_MEMORY });
  /** Limits how many pictures are in memory at once, and how many of those are resized at once. */
  private readonly loading = new PQueue({ concurrency: 6 });
  private readonly resizing = new ResizeQueue();
  private readonly metrics: GatewayMetrics;

  private constructor({ client, restUrl, folder, maxStored = MAX_STORED, log, metrics }: Parts) {
    this.metrics = metrics;
    this.client = client;
    this.restUrl = restUrl;
    this.logos = new Logos(client);
    this.folder = new PictureFolder(join(folder, 'resized'), maxStored, log);
    const file = join(folder, `placeholders-${hash(restUrl).slice(0, 12)}.txt`);
    this.placeholders = new Placeholders(file, (path) => this.thumbHash(path), log);
  }

  /** Rejects when the folder cannot be written. */
  static async open(parts: Parts): Promise<Pictures> {
    const pictures = new Pictures(parts);
    await pictures.folder.open();
    await pictures.placeholders.read();
    return pictures;
  }

  /** The picture at `path` in a size, and a tag that names both, for the request with an id. Rejects with `UpstreamFailure`. */
  async resized(path: string, size: Size, requestId: string): Promise<{ bytes: Buffer; etag: string }> {
    const address = this.address(path);
    const key = hash([this.restUrl, address, size.width, size.format, CACHE_VERSION].join(' '));
    const { value } = await this.sent.get(key, async () => {
      const bytes = await this.loadOrResize(`${key}.${size.format}`, address, size, requestId);
      return { value: bytes, size: bytes.length, freshUntil: Infinity, outcome: 'store' };
    });
    return { bytes: value, etag: `"${key}"` };
  }

  /** The logo at `path`, for the request with an id. Rejects with `UpstreamFailure`. */
  async logo(path: string, requestId: string): Promise<Logo> {
    return this.logos.get(this.address(path), requestId);
  }

  /** The thumbhash of the picture at `path`, base64, if it is known; else it will be. */
  placeholder(path: string): string | undefined {
    return this.placeholders.of(path);
  }

  /** Whether the placeholder of the picture at `path` is on its way. */
  isComputing(path: string): boolean {
    return this.placeholders.isComputing(path);
  }

  close() {
    this.placeholders.close();
  }

  private async loadOrResize(name: string, address: string, size: Size, requestId: string): Promise<Buffer> {
    const stored = await this.folder.get(name);
    if (stored) return stored;
    const start = performance.now();
    const resized = await this.loading.add(async () => {
      const source = await this.client.bytes(address, MAX_SOURCE, requestId);
      return this.resizing.picture(() => resize(source, size));
    });
    this.metrics.pictureResized((performance.now() - start) / 1000);
    await this.folder.put(name, resized);
    return resized;
  }

  private async thumbHash(path: string): Promise<string> {
    const source = await this.client.bytes(this.address(path), MAX_SOURCE);
    return this.resizing.placeholder(() => thumbHashOf(source));
  }

  private address(path: string): string {
    const address = resolveOriginPath(path, this.restUrl);
    if (address === undefined) throw new UpstreamFailure('NOT_FOUND', 'not a path of the origin');
    return address;
  }
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
