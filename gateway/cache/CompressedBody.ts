import { Negotiator } from '@fastify/accept-negotiator';
import { LRUCache } from 'lru-cache';
import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import {
  brotliCompress,
  brotliCompressSync,
  type BrotliOptions,
  constants,
  gzip,
  gzipSync,
  type ZlibOptions,
} from 'node:zlib';
import { whenIdle } from './whenIdle.ts';

/** The encodings that bodies are sent in, the best first. */
export const encodings = ['br', 'gzip'] as const;
export type Encoding = (typeof encodings)[number];

/** Smaller bodies are sent uncompressed: they fit into one packet anyway. Bytes. */
const SMALLEST = 1024;
/** Bodies up to this length are kept as text too: Node writes head and text at once, head and buffer separately. Bytes. */
export const AS_TEXT = 16 * 1024;
/** How much a form of a body takes besides its bytes: a buffer, and the headers for programs and for pages. Bytes. */
const FORM = 1536;
/** Bodies up to this length are compressed at once, which costs less than handing them to another thread. Bytes. */
const AT_ONCE = 64 * 1024;

/** `quick` while a client waits, `good` for a body that is sent again, `best` when the process is idle. */
const levels = { quick: { br: 1, gzip: 1 }, good: { br: 5, gzip: 6 }, best: { br: 11, gzip: 9 } };
type Level = keyof typeof levels;

const options = (level: Level): Record<Encoding, BrotliOptions & ZlibOptions> => ({
  br: { params: { [constants.BROTLI_PARAM_QUALITY]: levels[level].br } },
  gzip: { level: levels[level].gzip },
});
const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) };
const compressSync = { br: brotliCompressSync, gzip: gzipSync };

/** The body of a response and its compressions, which become better the more often it is sent. */
export class CompressedBody {
  /** As it was given, until its bytes are needed: a body that is sent once may be sent as text. */
  content: string | Buffer;
  private readonly compressed: { [encoding in Encoding]?: { bytes: Buffer; level: Level } } = {};
  private tag: string | undefined;

  /** `content`: text, or its bytes in UTF-8, which are not copied. */
  constructor(content: string | Uint8Array) {
    this.content =
      typeof content === 'string'
        ? content
        : Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  }

  /** Uncompressed, in UTF-8; in memory of its own, as a small buffer would hold on to the 8 kB that Node allocates. */
  get plain(): Buffer {
    if (typeof this.content === 'string') this.content = ofOwnMemory(Buffer.from(this.content));
    return this.content;
  }

  /** A weak entity tag: it is the same for all encodings. */
  get etag(): string {
    return (this.tag ??= `W/"${hash('sha1', this.plain, 'base64url')}"`);
  }

  /**
   * About how many bytes of memory this takes once all its forms are made. Both compressions together are about half as long
   * as the body; short bodies are kept as text as well, which doubles it. The objects around a form take some kilobytes.
   */
  get size(): number {
    const length = Buffer.byteLength(this.content);
    const forms = length < SMALLEST ? 1 : 1 + encodings.length;
    return Math.ceil(length * 1.5) * (length <= AS_TEXT ? 2 : 1) + forms * FORM;
  }

  /** The earlier body, with its compressions, where it has the same bytes; else this one. */
  unlessSameAs(before: CompressedBody | undefined): CompressedBody {
    return before?.plain.equals(this.plain) ? before : this;
  }

  /** What is sent to a client that accepts `encoding`; the `encoding` of the result is undefined for plain bytes. */
  in(encoding: Encoding | undefined): { bytes: Buffer; encoding: Encoding | undefined } {
    if (!encoding || this.plain.length < SMALLEST) return { bytes: this.plain, encoding: undefined };
    const known = this.compressed[encoding];
    if (!known) this.put(encoding, 'quick', compressSync[encoding](this.plain, options('quick')[encoding]));
    else if (known.level === 'quick') this.improve(encoding);
    return { bytes: this.compressed[encoding]?.bytes ?? this.plain, encoding };
  }

  private improve(encoding: Encoding) {
    if (this.plain.length <= AT_ONCE) {
      this.put(encoding, 'good', compressSync[encoding](this.plain, options('good')[encoding]));
    } else {
      this.put(encoding, 'good', this.compressed[encoding]?.bytes);
      void this.compressBehind(encoding, 'good');
    }
    whenIdle(() => this.compressBehind(encoding, 'best'));
  }

  private async compressBehind(encoding: Encoding, level: Level) {
    this.put(encoding, level, await compress[encoding](this.plain, options(level)[encoding]));
  }

  private put(encoding: Encoding, level: Level, bytes: Buffer | undefined) {
    if (bytes) this.compressed[encoding] = { bytes: ofOwnMemory(bytes), level };
  }
}

/** The bytes in memory of their own, without the rest of the buffer that they were written into. */
function ofOwnMemory(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes;
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}

const negotiator = new Negotiator<Encoding>({
  supportedValues: [...encodings],
  cache: new LRUCache<string, string>({ max: 200 }),
});

/** The best encoding for a client with this `Accept-Encoding`; undefined where it accepts none of ours. */
export function acceptedEncoding(header: string | undefined): Encoding | undefined {
  return (header && negotiator.negotiate(header)) || undefined;
}
