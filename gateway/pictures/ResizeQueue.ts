import PQueue from 'p-queue';

/** How many pictures are worked on at once. */
const CONCURRENCY = 2;

/** Resizes a few pictures at once: those that visitors wait for come before placeholders. */
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
