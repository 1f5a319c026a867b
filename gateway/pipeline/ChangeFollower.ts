import { setTimeout } from 'node:timers/promises';
import { Pool } from 'undici';
import { getText } from '../origin/getText.ts';

const PATH = '/api/v1/cars/changes';
/** How long an answer waits for a change, seconds, and how long it may take in all, ms. */
const [WAIT, TIMEOUT] = [25, 30_000];
/** Many changes in a row are taken together: how long to wait after one, ms. */
const TOGETHER = 250;
/** How long `start` waits for the origin at most, ms. */
const START_TIMEOUT = 1_000;
/** How long to wait before the next request to an origin that has no feed of changes, and to one that fails, ms. */
const [NOT_OFFERED, FAILED] = [60_000, 1_000];

/**
 * Follows the origin's feed of changes, and calls `onChange` when a car has changed, so that cached answers can be expired.
 * Changes of an origin without a feed show when the cached answers become stale.
 */
export class ChangeFollower {
  private readonly pool: Pool;
  private readonly path: string;
  private readonly onChange: () => void;
  private readonly stop = new AbortController();
  private following: Promise<void> | undefined;

  /** `url`: of the origin. */
  constructor(url: string, onChange: () => void) {
    const { origin, pathname } = new URL(url);
    this.pool = new Pool(origin, { connections: 1, pipelining: 1 });
    this.path = pathname.replace(/\/$/, '') + PATH;
    this.onChange = onChange;
  }

  /** Settles when no later change can be missed, or after `START_TIMEOUT` where the origin does not answer. */
  async start(): Promise<void> {
    const first = this.newest().catch(() => undefined);
    this.following = first.then((cursor) => this.follow(cursor));
    await Promise.race([first, this.pause(START_TIMEOUT)]);
  }

  async close(): Promise<void> {
    this.stop.abort();
    await this.pool.destroy();
    await this.following;
  }

  private async follow(first: string | undefined) {
    for (let after = first; !this.stop.signal.aborted;) {
      try {
        // Changes may have been missed before the feed could be read.
        if (after === undefined) after = await this.newest();
        else if (!(await this.waitBehind(after))) continue;
        else after = await this.newest();
        this.onChange();
        await this.pause(TOGETHER);
      } catch (error) {
        const { status } = error as { status?: number };
        if (status === 410) after = undefined;
        await this.pause(status === 404 ? NOT_OFFERED : FAILED);
      }
    }
  }

  /** The cursor after the latest change. */
  private async newest(): Promise<string> {
    return (await this.get('after=latest&limit=1', {})).cursor;
  }

  /** Whether something has changed since the cursor; waits up to `WAIT` seconds for a change. */
  private async waitBehind(cursor: string): Promise<boolean> {
    const { changes } = await this.get(`after=${encodeURIComponent(cursor)}&limit=1`, {
      prefer: `wait=${WAIT}`,
    });
    return changes.length > 0;
  }

  private async get(query: string, headers: Record<string, string>) {
    const path = `${this.path}?${query}`;
    const { status, text } = await getText(this.pool, { path, headers, timeout: TIMEOUT });
    if (status !== 200) throw Object.assign(new Error(`HTTP ${status}`), { status });
    return JSON.parse(text) as { changes: unknown[]; cursor: string };
  }

  private pause(milliseconds: number): Promise<void> {
    return setTimeout(milliseconds, undefined, { signal: this.stop.signal, ref: false }).catch(
      () => undefined,
    );
  }
}
