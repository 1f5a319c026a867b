import { createHash } from 'node:crypto';
import type { KeyHolder } from '../../rest/partners/partner.ts';
import type { Wait } from '../cache/Deadline.ts';
import { ShortMemory } from './ShortMemory.ts';

/**
 * How long after one try of an unknown key the next one is made where an address has sent too many wrong keys, ms. A key has 256
 * random bits: this spares the REST API, nothing else.
 */
const BETWEEN_TRIES = 100;

/** The holders of keys, remembered by the digests of the keys. */
export class PartnerKeys {
  private readonly holders = new ShortMemory<KeyHolder>();
  private triedAt = -Infinity;
  private readonly ask: (key: string) => Promise<KeyHolder | undefined>;

  constructor(ask: (key: string) => Promise<KeyHolder | undefined>) {
    this.ask = ask;
  }

  /**
   * The holder of the key; undefined for a wrong key. Rejects as `ask` does, or at the deadline, where the key is not
   * remembered.
   */
  holderOf(key: string, deadline: Wait): Promise<KeyHolder | undefined> {
    return this.holders.answerTo(digestOf(key), () => this.ask(key), deadline);
  }

  /** Whether the key was good when the REST API was asked last. */
  remembers(key: string): boolean {
    return this.holders.remembers(digestOf(key));
  }

  /** Whether a key from an address that has sent too many wrong ones may be looked up now. */
  mayTry(): boolean {
    const now = performance.now();
    if (now - this.triedAt < BETWEEN_TRIES) return false;
    this.triedAt = now;
    return true;
  }
}

function digestOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}
