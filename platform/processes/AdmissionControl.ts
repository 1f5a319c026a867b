/** More work is asked for than can be done soon. */
export class Overloaded extends Error {}
/** One for all: in a flood thousands a second are thrown, and to note where each was made costs more than the rest. */
const overloaded = new Overloaded('The server is overloaded');

/** How much the time of one task counts for what the next ones are expected to take. */
const WEIGHT = 0.1;

/** How many times as much work is admitted for tasks that are preferred. */
const PREFERENCE = 2;

/** How much work of one kind is admitted. */
export interface AdmissionLimits {
  /** How many tasks may always be under way at once. */
  atOnce: number;
  /** How many tasks may be under way in all. */
  most: number;
  /** How long a task may be expected to wait for those before it, ms. */
  maxWait: number;
}

/**
 * Admits tasks of one kind as long as they need not wait long, and refuses the others at once: who is admitted is answered
 * in time, and who is not can try elsewhere or again. How long a task waits follows from how many are under way and how
 * fast the last ones were done.
 */
export class AdmissionControl {
  private readonly limits: AdmissionLimits;
  private underWay = 0;
  /** The time from one task that is done to the next, ms. */
  private interval = 0;
  private lastEnd = 0;

  constructor(limits: AdmissionLimits) {
    this.limits = limits;
  }

  /** Whether one more task would have to wait too long. */
  get isFull(): boolean {
    return this.isFullFor(1);
  }

  /**
   * Runs a task. Rejects with `Overloaded` where it would have to wait too long. A `preferred` one is still admitted where
   * others are not: it may wait twice as long.
   */
  async run<T>(task: () => T | Promise<T>, { preferred = false } = {}): Promise<T> {
    if (this.isFullFor(preferred ? PREFERENCE : 1)) throw overloaded;
    const start = performance.now();
    this.underWay += 1;
    try {
      return await task();
    } finally {
      this.underWay -= 1;
      const end = performance.now();
      this.interval += WEIGHT * (end - Math.max(start, this.lastEnd) - this.interval);
      this.lastEnd = end;
    }
  }

  private isFullFor(share: number): boolean {
    const { atOnce, most, maxWait } = this.limits;
    if (this.underWay < atOnce * share) return false;
    return this.underWay >= most * share || this.underWay * this.interval > maxWait * share;
  }
}
