import type { ServerResponse } from 'node:http';
import { networkOf } from '../../platform/network/networkOf.ts';
import { FairShare } from './FairShare.ts';
import { HttpError } from '../http/HttpError.ts';

/** How much disk space uploads in progress may take, bytes. */
export interface UploadSpaceLimits {
  /** All uploads of one address together. */
  perAddress: number;
  /** All uploads of this process together. */
  total: number;
}

/** When a client may try again, seconds: most uploads have ended by then. */
const RETRY_AFTER = 30;
/** How long an upload may take to begin before its pace counts, ms. */
const BEGINNING = 5_000;
/** The steps in which an upload that has lost its space takes some again, bytes. */
const STEP = 1024 * 1024;

/** An upload that is being received. */
interface Upload {
  network: string;
  size: number;
  arrived: number;
  /** How many bytes it may store: never less than have arrived. */
  reserved: number;
  /** When it began, ms by `performance.now()`. */
  since: number;
}

/**
 * The disk space of uploads in progress. Each has space for all that it declares, until it comes too slowly to be complete in
 * time: then others may take what is above the part that has arrived.
 */
export class UploadSpace {
  private readonly limits: UploadSpaceLimits;
  private readonly longest: number;
  private readonly uploads = new Set<Upload>();
  private readonly taken = new FairShare();

  /** `longest`: how long an upload may take, ms. */
  constructor(limits: UploadSpaceLimits, longest: number) {
    this.limits = limits;
    this.longest = longest;
  }

  /**
   * Reserves space for an upload of `size` bytes from `address` until `response` closes. Returns a function that is told how
   * many more bytes have arrived, before they are stored. Both throw `HttpError`: 429 where the address has no space left, 503
   * where this process has none; the function only for an upload that was too slow.
   */
  take(size: number, address: string, response: ServerResponse): (count: number) => void {
    const upload = { network: networkOf(address), size, arrived: 0, reserved: 0, since: performance.now() };
    this.reserve(upload, size);
    this.uploads.add(upload);
    response.once('close', () => {
      this.uploads.delete(upload);
      this.set(upload, 0);
    });
    return (count) => {
      const arrived = upload.arrived + count;
      const lacks = arrived > upload.reserved && this.uploads.has(upload);
      if (lacks) this.reserve(upload, Math.min(size, arrived + STEP));
      upload.arrived = arrived;
    };
  }

  private reserve(upload: Upload, bytes: number) {
    if (this.refusal(upload, bytes)) {
      for (const other of this.uploads) {
        if (this.isLate(other)) this.set(other, Math.min(other.reserved, other.arrived + STEP));
      }
    }
    const refusal = this.refusal(upload, bytes);
    if (refusal) throw refusal;
    this.set(upload, bytes);
  }

  private set(upload: Upload, bytes: number) {
    this.taken.add(upload.network, bytes - upload.reserved);
    upload.reserved = bytes;
  }

  /** Whether an upload that goes on at its pace will not be complete in time. */
  private isLate({ size, arrived, since }: Upload): boolean {
    const passed = performance.now() - since;
    return passed > BEGINNING && arrived / size < passed / this.longest;
  }

  /** Why `upload` cannot have `bytes` in place of what it has; undefined where it can. */
  private refusal({ network, reserved }: Upload, bytes: number): HttpError | undefined {
    const others = this.taken.of(network) - reserved;
    // The only upload of an address may be as large as any upload may be.
    const ownSentence = 'Other photos from your address are still being received.';
    if (others > 0 && others + bytes > this.limits.perAddress) return refused(429, ownSentence);
    const isFull = this.taken.total - reserved + bytes > this.limits.total;
    return isFull ? refused(503, 'Many photos are being received at the moment.') : undefined;
  }
}

function refused(status: 429 | 503, sentence: string): HttpError {
  return new HttpError(status, `${sentence} Try again in ${RETRY_AFTER} seconds.`, RETRY_AFTER);
}
