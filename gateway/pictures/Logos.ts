import { LRUCache } from 'lru-cache';
import { createHash } from 'node:crypto';
import type { RestApi } from '../apis/RestApi.ts';
import { UpstreamFailure } from '../apis/upstreamErrors.ts';
import { kindOf } from './kindOf.ts';

/** The most that a logo may weigh, and that all kept ones may, bytes. */
const [MAX_LOGO, MAX_KEPT] = [2 * 1024 * 1024, 32 * 1024 * 1024];
/** How long a logo is served before the origin is asked for it again, ms. */
const FRESH = 10 * 60_000;

/** A file as it is sent. */
export interface Logo {
  bytes: Buffer;
  mediaType: string;
  etag: string;
}

/** SVG and PNG pictures as the origin has them, kept in memory; an old one serves while there is no new one. */
export class Logos {
  private readonly logos: LRUCache<string, Logo>;

  constructor(rest: RestApi) {
    this.logos = new LRUCache({
      maxSize: MAX_KEPT,
      sizeCalculation: ({ bytes }) => bytes.length,
      ttl: FRESH,
      allowStale: true,
      fetchMethod: async (address, old) => {
        try {
          return logoOf(await rest.bytes(address, MAX_LOGO));
        } catch (failure) {
          if (old && (failure as UpstreamFailure).code !== 'NOT_FOUND') return old;
          throw failure;
        }
      },
    });
  }

  /** The picture at an address of the origin. Rejects with `UpstreamFailure`. */
  get(address: string): Promise<Logo> {
    return this.logos.forceFetch(address);
  }
}

function logoOf(bytes: Buffer): Logo {
  const kind = kindOf(bytes);
  if (kind !== 'svg' && kind !== 'png') {
    throw new UpstreamFailure('UPSTREAM_BAD_RESPONSE', 'neither an SVG nor a PNG picture');
  }
  return {
    bytes,
    mediaType: kind === 'svg' ? 'image/svg+xml' : 'image/png',
    etag: `"${createHash('sha256').update(bytes).digest('base64url')}"`,
  };
}
