/** What a server does beside its requests. */
export interface BackgroundWork {
  start(): void | Promise<void>;
  /** Settles when nothing is running any more. */
  stop(): void | Promise<void>;
}

/**
 * Does `work` at the start and then every so many ms, but never twice at once: while it runs, a turn is left out. `onError` gets
 * what it rejects with, and whether the turn before was done; the next turn tries again.
 */
export function regularWork({
  work,
  every,
  onError,
}: {
  work: () => Promise<unknown>;
  every: number;
  onError: (error: unknown, isFirst: boolean) => void;
}): BackgroundWork {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let hasFailed = false;

  async function tryOnce() {
    try {
      await work();
      hasFailed = false;
    } catch (error) {
      onError(error, !hasFailed);
      hasFailed = true;
    }
  }

  function turn() {
    running ??= tryOnce().finally(() => (running = undefined));
  }

  return {
    start() {
      turn();
      timer = setInterval(turn, every).unref();
    },
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
