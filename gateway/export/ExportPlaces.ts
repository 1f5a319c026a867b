import { FairShare } from '../clients/FairShare.ts';

/** How many exports may run at once: each reads the whole stock. */
export const EXPORTS_AT_ONCE = 6;
/** How many of them one client may have, so that one that reads slowly, or not at all, leaves places for others. */
export const EXPORTS_OF_ONE = 2;

/** No place is free for an export: its client uses all of its own (429), or all are in use (503). The message is for the client. */
export class NoPlace extends Error {
  readonly status: 429 | 503;

  constructor(status: 429 | 503, message: string) {
    super(message);
    this.status = status;
  }
}

/** The places for running exports. */
export class ExportPlaces {
  private readonly taken = new FairShare();

  /** Runs an export, which has a place until it settles. Throws `NoPlace` if none is free. */
  async run<T>(client: string, task: () => Promise<T>): Promise<T> {
    if (this.taken.of(client) >= EXPORTS_OF_ONE) {
      const sentence = `You have ${EXPORTS_OF_ONE} exports running. Try again when one has finished.`;
      throw new NoPlace(429, sentence);
    }
    if (this.taken.total >= EXPORTS_AT_ONCE) {
      throw new NoPlace(503, 'Too many exports are running. Try again later.');
    }
    this.taken.add(client, 1);
    try {
      return await task();
    } finally {
      this.taken.add(client, -1);
    }
  }
}
