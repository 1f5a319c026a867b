import { createHash } from 'node:crypto';
import type { Wait } from '../cache/Deadline.ts';
import { ShortMemory } from './ShortMemory.ts';

/** The documents that one partner has registered. */
export interface PartnerDocuments {
  /** The text of a document by its SHA-256 in hexadecimal digits; undefined for one that is not registered. */
  textOf: (hash: string) => Promise<string | undefined>;
  /** Whether a document with this text is registered. */
  has: (text: string) => Promise<boolean>;
}

/** The documents that partners have registered. */
export class TrustedDocuments {
  private readonly texts = new ShortMemory<string>();
  private readonly ask: (key: string, hash: string) => Promise<string | undefined>;

  constructor(ask: (key: string, hash: string) => Promise<string | undefined>) {
    this.ask = ask;
  }

  /**
   * The documents of the partner with this key, for one request. Its functions reject as `ask` does, or at the deadline, where
   * no answer is remembered.
   */
  of({ id }: { id: string }, key: string, deadline: Wait): PartnerDocuments {
    const textOf = (hash: string) =>
      this.texts.answerTo(`${id} ${hash}`, () => this.ask(key, hash), deadline);
    return {
      textOf,
      has: async (text) => (await textOf(createHash('sha256').update(text).digest('hex'))) === text,
    };
  }
}
