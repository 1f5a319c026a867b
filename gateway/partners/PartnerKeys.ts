import { LRUCache } from 'lru-cache';
import { createHash } from 'node:crypto';
import type { KeyHolder } from '../../rest/partners/partner.ts';

/** How long an answer about a key is good, ms: a key that was revoked is refused after that. */
const FRESH = 1_000;
/** How long it is good for a key that was known, while the REST API does not answer, ms. */
const FRESH_IF_ERROR = 10 * 60_000;
const MOST_KNOWN = 5_000;

interface Known {
  holder: KeyHolder | undefined;
  askedAt: number;
}

/** Who keys belong to, remembered for a second under their digests. */
export class PartnerKeys {
  private readonly known = new LRUCache<string, Known>({ max: MOST_KNOWN });
  private readonly asking = new Map<string, Promise<KeyHolder | undefined>>();
  private readonly ask: (key: string) => Promise<KeyHolder | undefined>;

  constructor(ask: (key: string) => Promise<KeyHolder | undefined>) {
    this.ask = ask;
  }

  /** Who the key belongs to; undefined for one that is not good. Rejects as `ask` does for a key that was not known. */
  async holderOf(key: string): Promise<KeyHolder | undefined> {
    const digest = createHash('sha256').update(key).digest('base64url');
    const known = this.known.get(digest);
    if (known && Date.now() - known.askedAt < FRESH) return known.holder;
    try {
      return await this.askOnce(digest, key);
    } catch (error) {
      if (known?.holder && Date.now() - known.askedAt < FRESH_IF_ERROR) return known.holder;
      throw error;
    }
  }

  private askOnce(digest: string, key: string): Promise<KeyHolder | undefined> {
    const asking = this.asking.get(digest);
    if (asking) return asking;
    const askedAt = Date.now();
    const asked = this.ask(key)
      .then((holder) => {
        this.known.set(digest, { holder, askedAt });
        return holder;
      })
      .finally(() => this.asking.delete(digest));
    this.asking.set(digest, asked);
    return asked;
  }
}
