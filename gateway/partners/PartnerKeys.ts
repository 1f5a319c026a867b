import { createHash } from 'node:crypto';
import type { KeyHolder } from '../../rest/partners/partner.ts';
import type { Wait } from '../cache/Deadline.ts';
import { ShortMemory } from './ShortMemory.ts';

/** The holders of keys, remembered by the digests of the keys. */
export class PartnerKeys {
  private readonly holders = new ShortMemory<KeyHolder>();
  private readonly ask: (key: string) => Promise<KeyHolder | undefined>;

  constructor(ask: (key: string) => Promise<KeyHolder | undefined>) {
    this.ask = ask;
  }

  /**
   * The holder of the key; undefined for a wrong key. Rejects as `ask` does, or at the deadline, where the key is not
   * remembered.
   */
  holderOf(key: string, deadline: Wait): Promise<KeyHolder | undefined> {
    const digest = createHash('sha256').update(key).digest('base64url');
    return this.holders.answerTo(digest, () => this.ask(key), deadline);
  }
}
