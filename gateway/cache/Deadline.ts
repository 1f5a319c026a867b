/** How long a request waits for a new answer when a stale one could be served, ms. */
export const STALE_AFTER = 1_000;

/** How long one request (an operation, a page) may wait for all its calls together, from the first one on. */
export class Deadline {
  private readonly timeout: number;
  private start: number | undefined;

  /** `timeout`: milliseconds. */
  constructor(timeout: number) {
    this.timeout = timeout;
  }

  /** How long it may still wait, ms; 0 when its time is over. */
  left(): number {
    return Math.max(0, this.timeout - this.elapsed());
  }

  /** How long it may still wait for a new answer in place of a stale one, ms. */
  leftForNew(): number {
    return Math.max(0, STALE_AFTER - this.elapsed());
  }

  private elapsed(): number {
    const now = performance.now();
    this.start ??= now;
    return now - this.start;
  }
}
