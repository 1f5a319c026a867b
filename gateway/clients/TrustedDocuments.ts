import { createHash } from 'node:crypto';
import type { Wait } from '../cache/Deadline.ts';
import type { ClientKey } from './Client.ts';
import { TtlCache } from './TtlCache.ts';

/** The documents that one partner has registered. */
export interface PartnerDocuments {
  /** The text of a document by its SHA-256 in hexadecimal digits; undefined for one that is not registered. */
  textOf: (hash: string) => Promise<string | undefined>;
  /** Whether a document with this text is registered. */
  has: (text: string) => Promise<boolean>;
}

/** The documents that partners have registered. */
export class TrustedDocuments {
  private readonly texts = new TtlCache<string>();
  private readonly ask: (key: string, hash: string) => Promise<string | undefined>;

  constructor(ask: (key: string, hash: string) => Promise<string | undefined>) {
    this.ask = ask;
  }

  /**
   * The documents of the partner to whom a key belongs, for one request. Its functions reject as `ask` does, or at the deadline, where
   * no answer is remembered.
   */
  of({ secret, partner }: ClientKey, deadline: Wait): PartnerDocuments {
    const textOf = (hash: string) =>
      this.texts.answerTo(`${partner.id} ${hash}`, () => this.ask(secret, hash), deadline);
    return {
      textOf,
      has: async (text) => (await textOf(createHash('sha256').update(text).digest('hex'))) === text,
    };
  }
}
