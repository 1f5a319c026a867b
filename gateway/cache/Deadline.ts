/** How long a request waits for a new answer when a stale one could be served, ms. */
export const STALE_AFTER = 1_000;

/** How long somebody may still wait. */
export type Wait = Pick<Deadline, 'left' | 'leftForNew'>;

/** How long one request (an operation, a page) may wait for all its calls together, from the first one on. */
export class Deadline {
  private readonly timeout: number;
  private readonly isDown: () => boolean;
  /** Undefined while the clock stands still. */
  private start: number | undefined;
  /** How long it had waited when the clock was stopped last, ms. */
  private waited = 0;

  /** `timeout`: milliseconds. `isDown`: whether no new answer can be had. */
  constructor(timeout: number, isDown = () => false) {
    this.timeout = timeout;
    this.isDown = isDown;
  }

  /** How long it may still wait, ms; 0 when its time is over. */
  left(): number {
    return Math.max(0, this.timeout - this.elapsed());
  }

  /** How long it may still wait for a new answer in place of a stale one, ms. */
  leftForNew(): number {
    return this.isDown() ? 0 : Math.max(0, STALE_AFTER - this.elapsed());
  }

  /** Counts the time of `calls`, and then stands still until the next call: until then, a body may have to arrive. */
  async count<T>(calls: () => Promise<T>): Promise<T> {
    this.elapsed();
    try {
      return await calls();
    } finally {
      this.waited = this.elapsed();
      this.start = undefined;
    }
  }

  private elapsed(): number {
    const now = performance.now();
    this.start ??= now - this.waited;
    return now - this.start;
  }
}
