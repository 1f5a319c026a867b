/** What a server does beside its requests. */
export interface BackgroundWork {
  start(): void | Promise<void>;
  /** Settles when nothing is running any more. */
  stop(): void | Promise<void>;
}

/**
 * Does `work` at the start and then every so many ms, but never twice at once: while it runs, a turn is left out. `onError` gets
 * what it rejects with; the next turn tries again.
 */
export function regularWork({
  work,
  every,
  onError,
}: {
  work: () => Promise<unknown>;
  every: number;
  onError: (error: unknown) => void;
}): BackgroundWork {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> | undefined;

  function turn() {
    running ??= work()
      .catch(onError)
      .finally(() => (running = undefined));
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
