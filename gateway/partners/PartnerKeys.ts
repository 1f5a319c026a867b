import { createHash } from 'node:crypto';
import type { KeyHolder } from '../../rest/partners/partner.ts';
import { ShortMemory } from './ShortMemory.ts';

/** Who keys belong to, remembered under their digests. */
export class PartnerKeys {
  private readonly holders = new ShortMemory<KeyHolder>();
  private readonly ask: (key: string) => Promise<KeyHolder | undefined>;

  constructor(ask: (key: string) => Promise<KeyHolder | undefined>) {
    this.ask = ask;
  }

  /** Who the key belongs to; undefined for one that is not good. Rejects as `ask` does for a key that was not known. */
  holderOf(key: string): Promise<KeyHolder | undefined> {
    const digest = createHash('sha256').update(key).digest('base64url');
    return this.holders.answerTo(digest, () => this.ask(key));
  }
}
