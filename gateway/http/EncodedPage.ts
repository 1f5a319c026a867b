import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Page } from './pages.ts';

const compress = {
  br: (html: string) => promisify(brotliCompress)(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (html: string) => promisify(gzip)(html),
};

export type Encoding = keyof typeof compress;

/** A page as it is sent; each compression of it is made once. */
export class EncodedPage {
  readonly status: number;
  readonly location: string | undefined;
  readonly etag: string;
  private readonly html: string;
  private readonly encoded = new Map<Encoding, Promise<Buffer>>();

  constructor({ status, location, html }: Page) {
    this.status = status;
    this.location = location;
    this.html = html;
    this.etag = `W/"${createHash('sha1').update(html).digest('base64url')}"`;
  }

  /** About how many bytes it takes to keep it, the compressions included. */
  get size(): number {
    return Math.ceil(this.html.length * 1.5) + 1;
  }

  /** What is sent to a browser that takes `encoding`; without one, plain text. */
  async body(encoding: Encoding | undefined): Promise<Buffer | string> {
    if (!encoding) return this.html;
    const made = this.encoded.get(encoding) ?? compress[encoding](this.html);
    this.encoded.set(encoding, made);
    return made;
  }
}
