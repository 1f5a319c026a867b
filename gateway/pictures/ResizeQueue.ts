import PQueue from 'p-queue';

/** How many pictures are worked on at once. */
const CONCURRENCY = 2;

/** Runs the work on pictures, a few at once: pictures that visitors wait for before placeholders. */
export class ResizeQueue {
  private readonly queue = new PQueue({ concurrency: CONCURRENCY });

  /** Runs `task` before all waiting placeholders. */
  picture<T>(task: () => Promise<T>): Promise<T> {
    return this.queue.add(task, { priority: 1 });
  }

  /** Runs `task` when no picture waits. */
  placeholder<T>(task: () => Promise<T>): Promise<T> {
    return this.queue.add(task, { priority: 0 });
  }
}
