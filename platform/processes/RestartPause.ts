/** The first and the longest pause before a process is restarted, ms: the pause doubles each time. */
const [FIRST_PAUSE, LAST_PAUSE] = [500, 30_000];
/** How long a process must have run before the pauses begin with the first one again, ms. */
const HEALTHY_AFTER = 60_000;

/** Tells how long to wait before a process is restarted: longer each time that it ends. */
export class RestartPause {
  private last = 0;

  /** The next pause, ms, after a process that has run for `lifetime` ms. */
  after(lifetime: number): number {
    const next = lifetime > HEALTHY_AFTER ? FIRST_PAUSE : this.last * 2;
    this.last = Math.min(Math.max(next, FIRST_PAUSE), LAST_PAUSE);
    return this.last;
  }
}
