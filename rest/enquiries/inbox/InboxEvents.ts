import type { SessionStore } from '../../admin/sessions/sessionStore.ts';
import { TooManyRequests } from '../../http/errors.ts';
import type { StoreLog } from '../../store/Collection.ts';
import { type BackgroundWork, regularWork } from '../../../platform/processes/regularWork.ts';
import { EventStream } from './EventStream.ts';

/** How often the store is looked at while somebody listens, ms. */
const LOOK_EVERY = 1_000;
/** How often each stream gets a comment, ms: both servers close a connection on which nothing is sent for 20 seconds. */
const COMMENT_EVERY = 15_000;
/** How many streams one session may have open at this process. */
const MOST_STREAMS = 4;
/** When a session with too many may try again, seconds. */
const RETRY_AFTER = 60;

interface Parts {
  /** What is followed, by name: each gives a value that is another one after a change, by whichever process. */
  sources: Readonly<Record<string, () => Promise<unknown>>>;
  sessions: Pick<SessionStore, 'stillOpen'>;
  log: StoreLog;
}

/**
 * Tells listeners that something has changed, at most once a second, and not what; and once at the beginning. All listeners of a
 * process share one look at the store a second, and without any it is not looked at. A stream ends when its session does.
 */
export class InboxEvents {
  private readonly parts: Parts;
  private readonly streams = new Map<EventStream, string>();
  /** Those that were told nothing yet. */
  private readonly opened = new Set<EventStream>();
  private seen: ReadonlyMap<string, unknown> = new Map();
  private readonly looks: BackgroundWork;
  private comments: NodeJS.Timeout | undefined;
  private isClosed = false;

  constructor(parts: Parts) {
    this.parts = parts;
    this.looks = regularWork({
      work: () => this.look(),
      every: LOOK_EVERY,
      onError: (error, isFirst) => {
        if (isFirst) parts.log.warn({ error }, 'The inbox could not be followed; trying again');
      },
    });
  }

  /** A stream for a session. Throws `TooManyRequests` where it has enough of them. */
  open(sessionId: string): EventStream {
    const own = [...this.streams.values()].filter((id) => id === sessionId);
    if (own.length >= MOST_STREAMS) {
      throw new TooManyRequests('The inbox is open in too many windows. Close some of them.', RETRY_AFTER);
    }
    const stream = new EventStream();
    if (this.isClosed) {
      stream.finish();
      return stream;
    }
    this.streams.set(stream, sessionId);
    this.opened.add(stream);
    if (this.streams.size === 1) this.start();
    stream.once('close', () => {
      this.streams.delete(stream);
      this.opened.delete(stream);
      if (this.streams.size === 0) void this.pause();
    });
    return stream;
  }

  /** Ends all streams, and those that are opened later at once. */
  async close() {
    this.isClosed = true;
    for (const stream of this.streams.keys()) stream.finish();
    await this.pause();
  }

  private start() {
    void this.looks.start();
    this.comments = setInterval(() => {
      for (const stream of this.streams.keys()) stream.comment();
    }, COMMENT_EVERY).unref();
  }

  private async pause() {
    clearInterval(this.comments);
    await this.looks.stop();
  }

  private async look() {
    const opened = new Set(this.opened);
    const listening = [...this.streams];
    const open = await this.parts.sessions.stillOpen([...new Set(listening.map(([, id]) => id))]);
    for (const [stream, sessionId] of listening) if (!open.has(sessionId)) stream.finish();
    // Noted only when all are read: what this look has seen is told by it.
    const values = new Map<string, unknown>();
    for (const [name, read] of Object.entries(this.parts.sources)) values.set(name, await read());
    const changed = [...values.keys()].filter((name) => this.seen.get(name) !== values.get(name));
    this.seen = values;
    for (const stream of opened) this.opened.delete(stream);
    for (const stream of this.streams.keys()) {
      // What has changed before it was opened may be new to its listener.
      stream.tell(opened.has(stream) ? Object.keys(this.parts.sources) : changed);
    }
  }
}
