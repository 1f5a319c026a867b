import { FairShare } from '../clients/FairShare.ts';
import { HttpError } from '../http/HttpError.ts';

/** How many exports may run at once: each reads the whole stock. */
export const EXPORTS_AT_ONCE = 6;
/** How many of them one client may have, so that one that reads slowly, or not at all, leaves places for others. */
export const EXPORTS_OF_ONE = 2;

/** When a client that gets no place may try again, seconds. */
const RETRY_AFTER = 30;

/** The places for running exports. */
export class ExportPlaces {
  private readonly taken = new FairShare();

  /**
   * Runs an export, which has a place until it settles. Throws `HttpError` if none is free: 429 where the client uses all of
   * its own, 503 where all are in use.
   */
  async run<T>(client: string, task: () => Promise<T>): Promise<T> {
    if (this.taken.of(client) >= EXPORTS_OF_ONE) {
      const sentence = `You have ${EXPORTS_OF_ONE} exports running. Try again when one has finished.`;
      throw new HttpError(429, sentence, RETRY_AFTER);
    }
    if (this.taken.total >= EXPORTS_AT_ONCE) {
      throw new HttpError(503, 'Too many exports are running. Try again later.', RETRY_AFTER);
    }
    this.taken.add(client, 1);
    try {
      return await task();
    } finally {
      this.taken.add(client, -1);
    }
  }
}
