import { setTimeout } from 'node:timers/promises';
import { Pool } from 'undici';
import type { DeviatingFacts } from '../../rest/dealership/dealershipChanges.ts';
import { getText } from '../origin/getText.ts';
import { readDealership } from './readDealership.ts';

const PATH = '/api/v1/dealership';
/** How often the origin is asked, and one that has no such record; ms. */
const [EVERY, NOT_OFFERED] = [5_000, 60_000];
/** How long an answer may take, and how long `start` waits until pages have the facts at most; ms. */
const [TIMEOUT, START_TIMEOUT] = [5_000, 3_000];

interface Parts {
  /** The URL of the origin. */
  url: string;
  /** Called with all changes of the dealer's facts, at first if there are any, and whenever they differ from before. */
  onChange: (changes: DeviatingFacts) => Promise<void>;
  log: { warn(about: object, sentence: string): void };
}

/**
 * Follows the dealer's facts, which the back office changes. Of an origin that does not have them, the built-in ones hold;
 * of one that cannot be reached, those that it told last.
 */
export class DealershipFollower {
  private readonly parts: Parts;
  private readonly pool: Pool;
  private readonly path: string;
  private readonly stop = new AbortController();
  private following: Promise<void> | undefined;
  private askAgainAfter = EVERY;
  private etag: string | undefined;
  /** What the origin told last; undefined where it has no such record. */
  private record: unknown;
  /** The changes that `onChange` was called with last, as JSON. */
  private known = '{}';

  constructor(parts: Parts) {
    const { origin, pathname } = new URL(parts.url);
    this.parts = parts;
    this.pool = new Pool(origin, { connections: 1, pipelining: 1 });
    this.path = pathname.replace(/\/$/, '') + PATH;
  }

  /** Settles when the facts are known, or after `START_TIMEOUT` where the origin does not answer. */
  async start(): Promise<void> {
    const first = this.look();
    this.following = this.follow(first);
    await Promise.race([first, this.pause(START_TIMEOUT)]);
  }

  async close(): Promise<void> {
    this.stop.abort();
    await this.pool.destroy();
    await this.following;
  }

  private async follow(first: Promise<void>) {
    for (let looked = first; !this.stop.signal.aborted; looked = this.look()) {
      await looked;
      await this.pause(this.askAgainAfter);
    }
  }

  /** Asks the origin, and tells what has changed; days that are over are no holidays any more. */
  private async look() {
    // The log has failures of the origin already.
    if (!(await this.read().catch(() => false))) return;
    const changes = readDealership(this.record, Date.now());
    const json = JSON.stringify(changes);
    if (json === this.known) return;
    try {
      await this.parts.onChange(changes);
      this.known = json;
    } catch (error) {
      if (!this.stop.signal.aborted)
        this.parts.log.warn({ error }, "Pages could not be given the dealer's facts");
    }
  }

  /** Reads the record if it has changed; false where the origin fails. */
  private async read(): Promise<boolean> {
    const { status, headers, text } = await getText(this.pool, {
      path: this.path,
      headers: this.etag ? { 'if-none-match': this.etag } : {},
      timeout: TIMEOUT,
    });
    if (status === 200) {
      this.record = JSON.parse(text);
      this.etag = headers.etag?.toString();
    } else if (status === 404) {
      this.record = this.etag = undefined;
    } else if (status !== 304) return false;
    this.askAgainAfter = status === 404 ? NOT_OFFERED : EVERY;
    return true;
  }

  private pause(milliseconds: number): Promise<void> {
    return setTimeout(milliseconds, undefined, { signal: this.stop.signal, ref: false }).catch(
      () => undefined,
    );
  }
}
