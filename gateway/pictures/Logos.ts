import type { RestClient } from '../origin/RestClient.ts';
import { isMissing, UpstreamFailure } from '../origin/upstreamErrors.ts';
import { CompressedBody } from '../cache/CompressedBody.ts';
import { type LoadedResponse, ResponseCache } from '../cache/ResponseCache.ts';
import { detectImageType } from '../origin/photos/detectImageType.ts';

/** The most that a logo may weigh, and that all cached ones may, bytes. */
const [MAX_LOGO, MAX_CACHED] = [2 * 1024 * 1024, 32 * 1024 * 1024];
/** How long a logo is served before the origin is asked for it again, ms. */
const FRESH = 10 * 60_000;

/** A file as it is sent; drawings are sent compressed, pictures are compressed already. */
export interface Logo {
  body: CompressedBody;
  mediaType: 'image/svg+xml' | 'image/png';
}

/** SVG and PNG pictures as the origin has them, cached in memory; an old one is served where there is no new one. */
export class Logos {
  private readonly client: RestClient;
  private readonly logos = new ResponseCache<Logo>({ maxSize: MAX_CACHED, dropOn: isMissing });

  constructor(client: RestClient) {
    this.client = client;
  }

  /** The picture at an address of the origin, for the request with an id. Rejects with `UpstreamFailure`. */
  async get(address: string, requestId: string): Promise<Logo> {
    return (await this.logos.get(address, () => this.load(address, requestId))).value;
  }

  private async load(address: string, requestId: string): Promise<LoadedResponse<Logo>> {
    const value = logoOf(await this.client.bytes(address, MAX_LOGO, requestId));
    return { value, size: value.body.size, freshUntil: performance.now() + FRESH, outcome: 'store' };
  }
}

function logoOf(bytes: Buffer): Logo {
  const kind = detectImageType(bytes);
  if (kind !== 'svg' && kind !== 'png') {
    throw new UpstreamFailure('UPSTREAM_BAD_RESPONSE', 'neither an SVG nor a PNG picture');
  }
  return { body: new CompressedBody(bytes), mediaType: kind === 'svg' ? 'image/svg+xml' : 'image/png' };
}
