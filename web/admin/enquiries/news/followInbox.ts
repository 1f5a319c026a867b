import { readToken } from '../../token.ts';
import { NoStream, readEvents } from './readEvents.ts';

/** How long to wait before the next stream, ms: after one that has ended, and at least and at most after one that failed. */
const [ENDED, FAILED, LONGEST] = [3_000, 5_000, 60_000];
/** The same where the server has none. */
const REFUSED = 5 * 60_000;

interface Listener {
  /** Called with the names of what has changed, and with none when a stream has ended. */
  onNews: (names: readonly string[]) => void;
  /** Whether news are told at the moment. */
  onLive: (isLive: boolean) => void;
}

/** Listens to the events of the inbox, again and again, until the function that it returns is called. */
export function followInbox(listener: Listener): () => void {
  const end = new AbortController();
  void follow(listener, end.signal);
  return () => end.abort();
}

async function follow({ onNews, onLive }: Listener, signal: AbortSignal) {
  for (let failures = 0; !signal.aborted;) {
    let pause = ENDED;
    if (readToken() !== null && navigator.onLine) {
      try {
        for await (const names of readEvents(signal)) {
          failures = 0;
          onLive(true);
          onNews(names);
        }
        // With the session, or with the server: asking for news tells which.
        onNews([]);
      } catch (error) {
        failures += 1;
        pause = error instanceof NoStream ? REFUSED : Math.min(LONGEST, FAILED * 2 ** (failures - 1));
      }
      onLive(false);
    }
    // Not all at once, where the server has ended those of everybody.
    await wait(pause * (1 + Math.random() / 2), signal);
  }
}

/** Settles after some time, or when `signal` ends it. */
function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
