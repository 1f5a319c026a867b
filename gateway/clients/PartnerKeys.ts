import { createHash } from 'node:crypto';
import type { Partner } from '../../rest/partners/partner.ts';
import type { Wait } from '../cache/Deadline.ts';
import { TtlCache } from './TtlCache.ts';

/**
 * How long after one try of an unknown key the next one is made where an address has sent too many wrong keys, ms. A key has 256
 * random bits: this spares the REST API, nothing else.
 */
const BETWEEN_TRIES = 100;

/** The partners of keys, remembered by the digests of the keys. */
export class PartnerKeys {
  private readonly partners = new TtlCache<Partner>();
  private triedAt = -Infinity;
  private readonly ask: (key: string) => Promise<Partner | undefined>;

  constructor(ask: (key: string) => Promise<Partner | undefined>) {
    this.ask = ask;
  }

  /**
   * The partner to whom the key belongs; undefined for a wrong key. Rejects as `ask` does, or at the deadline, where the key is not
   * remembered.
   */
  partnerOf(key: string, deadline: Wait): Promise<Partner | undefined> {
    return this.partners.answerTo(digestOf(key), () => this.ask(key), deadline);
  }

  /** Whether the key was good when the REST API was asked last. */
  remembers(key: string): boolean {
    return this.partners.remembers(digestOf(key));
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
