import { setTimeout } from 'node:timers/promises';
import { Pool } from 'undici';
import { getText } from '../origin/getText.ts';

const PATH = '/api/v1/blogs/version';
/** How often the origin is asked, and one that does not tell the version; ms. */
const [EVERY, NOT_OFFERED] = [2_000, 60_000];
/** How long an answer may take, ms. */
const TIMEOUT = 5_000;

/**
 * Asks the origin for the version of its articles, and calls `onChange` when it is another one: somebody has published one or
 * taken one off, or the time of one has come. Changes at an origin without versions show when the cached answers become stale.
 */
export class BlogFollower {
  private readonly pool: Pool;
  private readonly path: string;
  private readonly onChange: () => void;
  private readonly stop = new AbortController();
  private following: Promise<void> | undefined;
  private known: string | undefined;

  /** `url`: of the origin. */
  constructor(url: string, onChange: () => void) {
    const { origin, pathname } = new URL(url);
    this.pool = new Pool(origin, { connections: 1, pipelining: 1 });
    this.path = pathname.replace(/\/$/, '') + PATH;
    this.onChange = onChange;
  }

  /** Begins to ask; the first answer is awaited in the background. */
  start() {
    this.following = this.follow();
  }

  async close(): Promise<void> {
    this.stop.abort();
    await this.pool.destroy();
    await this.following;
  }

  private async follow() {
    while (!this.stop.signal.aborted) {
      const pause = await this.look().catch(() => EVERY);
      await setTimeout(pause, undefined, { signal: this.stop.signal, ref: false }).catch(() => undefined);
    }
  }

  /** Looks at the version once; returns how long to wait before the next look, ms. */
  private async look(): Promise<number> {
    const { status, text } = await getText(this.pool, { path: this.path, headers: {}, timeout: TIMEOUT });
    if (status >= 500 || status === 429) return EVERY;
    if (status >= 400) return NOT_OFFERED;
    const { version } = JSON.parse(text) as { version?: unknown };
    // Another origin may have an article with this id.
    if (typeof version !== 'string') return NOT_OFFERED;
    // What was cached before the first look may be older than that.
    if (version !== this.known) this.onChange();
    this.known = version;
    return EVERY;
  }
}
