import type { ServerResponse } from 'node:http';
import { Shares } from '../Shares.ts';
import { HttpError } from './HttpError.ts';
import { networkOf } from '../../network/networkOf.ts';

/** What uploads that are under way may take on the disk, bytes. */
export interface UploadSpaceLimits {
  /** Those of one address together. */
  perAddress: number;
  /** Those of this process together. */
  total: number;
}

/** When a client may try again, seconds: most uploads have ended by then. */
const RETRY_AFTER = 30;

/** The space on the disk that uploads have taken: by their declared length, before anything of them is read. */
export class UploadSpace {
  private readonly limits: UploadSpaceLimits;
  private readonly taken = new Shares();

  constructor(limits: UploadSpaceLimits) {
    this.limits = limits;
  }

  /**
   * Takes `bytes` for an upload from `address` until `response` closes. Throws `HttpError` 429 where its address has too
   * many under way, 503 where all together have.
   */
  take(bytes: number, address: string, response: ServerResponse) {
    const network = networkOf(address);
    const own = this.taken.of(network);
    // One upload alone is bounded by its own limit.
    if (own > 0 && own + bytes > this.limits.perAddress) {
      throw new HttpError(
        429,
        `Other photos from your address are still being received. Try again in ${RETRY_AFTER} seconds.`,
        RETRY_AFTER,
      );
    }
    if (this.taken.total + bytes > this.limits.total) {
      throw new HttpError(
        503,
        `Many photos are being received at the moment. Try again in ${RETRY_AFTER} seconds.`,
        RETRY_AFTER,
      );
    }
    this.taken.add(network, bytes);
    response.once('close', () => this.taken.add(network, -bytes));
  }
}
