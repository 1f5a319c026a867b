import cluster, { type Worker } from 'node:cluster';

/** The beginning of a message that the primary process passes on. */
const NEWS = 'news: ';

/** The other processes of one server that share its port, as one of them sees them. */
export interface Siblings {
  /** Tells `news` to all of them that run. */
  tell: (news: string) => void;
  /** Calls `listener` whenever one of them tells `news`, until the function that it returns is called. */
  hear: (news: string, listener: () => void) => () => void;
}

/** The end of the channel to the primary process: `process` itself, but for tests. */
export interface Channel {
  send?: (message: string, handle: undefined, options: undefined, sent: () => void) => unknown;
  on: (event: 'message', listener: (message: unknown) => void) => unknown;
  off: (event: 'message', listener: (message: unknown) => void) => unknown;
}

/** The siblings of this process; undefined where it has none. */
export function siblings(
  channel: Channel | undefined = cluster.isWorker ? process : undefined,
): Siblings | undefined {
  return (
    channel && {
      // Where the channel is closed, the primary process is gone, and this one stops.
      tell: (news) => void channel.send?.(NEWS + news, undefined, undefined, () => undefined),
      hear: (news, listener) => {
        const onMessage = (message: unknown) => message === NEWS + news && listener();
        channel.on('message', onMessage);
        return () => channel.off('message', onMessage);
      },
    }
  );
}

/** In the primary process: passes a message on to all processes but the one that it came from, where it is meant for them. */
export function passOn<P extends Pick<Worker, 'send'>>(
  message: unknown,
  from: P,
  to: Iterable<P | undefined>,
): void {
  if (typeof message !== 'string' || !message.startsWith(NEWS)) return;
  for (const worker of to) {
    // A process that has just died gets nothing.
    if (worker !== from) worker?.send(message, () => undefined);
  }
}
