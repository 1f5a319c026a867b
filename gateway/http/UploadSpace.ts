import type { ServerResponse } from 'node:http';
import { Shares } from '../Shares.ts';
import { HttpError } from './HttpError.ts';
import { networkOf } from '../../network/networkOf.ts';

/** How much disk space uploads in progress may take, bytes. */
export interface UploadSpaceLimits {
  /** All uploads of one address together. */
  perAddress: number;
  /** All uploads of this process together. */
  total: number;
}

/** When a client may try again, seconds: most uploads have ended by then. */
const RETRY_AFTER = 30;

/** The disk space of uploads in progress, reserved by their declared length before they are read. */
export class UploadSpace {
  private readonly limits: UploadSpaceLimits;
  private readonly taken = new Shares();

  constructor(limits: UploadSpaceLimits) {
    this.limits = limits;
  }

  /**
   * Reserves `bytes` for an upload from `address` until `response` closes. Throws `HttpError`: 429 where its address has no
   * space left, 503 where this process has none.
   */
  take(bytes: number, address: string, response: ServerResponse) {
    const network = networkOf(address);
    const own = this.taken.of(network);
    // The only upload of an address may be as large as any upload may be.
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
