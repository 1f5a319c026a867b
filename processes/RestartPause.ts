/** How long to wait before a process that has ended is started again, ms: doubled each time, from the first to the last. */
const [FIRST_PAUSE, LAST_PAUSE] = [500, 30_000];
/** How long a process must have run before the wait starts from the first value again, ms. */
const HEALTHY_AFTER = 60_000;

/** How long to wait before a process is started again: the longer, the more often it has ended. */
export class RestartPause {
  private last = 0;

  /** The next pause, ms, after a process that has run for `lifetime` ms. */
  after(lifetime: number): number {
    const next = lifetime > HEALTHY_AFTER ? FIRST_PAUSE : this.last * 2;
    this.last = Math.min(Math.max(next, FIRST_PAUSE), LAST_PAUSE);
    return this.last;
  }
}
