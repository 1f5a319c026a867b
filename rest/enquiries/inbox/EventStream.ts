import { Readable } from 'node:stream';

/**
 * A stream of server-sent events for one reader. Whatever it is told while the reader is slow, it holds one message: the names
 * of what has changed since the last one that was read.
 */
export class EventStream extends Readable {
  private readonly changed = new Set<string>();
  private isWanted = false;
  private isOver = false;

  constructor() {
    // Each message is asked for by itself.
    super({ highWaterMark: 1 });
    // The reader gets the head of the answer at once.
    this.push(': open\n\n');
  }

  /** Tells that these things have changed. */
  tell(names: Iterable<string>) {
    for (const name of names) this.changed.add(name);
    this.flush();
  }

  /** A comment, so that nobody on the way takes the connection for a dead one. */
  comment() {
    if (this.isWanted && !this.isOver) this.sendNow(':\n\n');
  }

  /** Ends the stream once its reader has what it was told before. */
  finish() {
    if (this.isOver) return;
    this.isOver = true;
    this.push(null);
  }

  override _read() {
    this.isWanted = true;
    this.flush();
  }

  private flush() {
    if (!this.isWanted || this.isOver || this.changed.size === 0) return;
    const names = [...this.changed].join(' ');
    this.changed.clear();
    this.sendNow(`event: changed\ndata: ${names}\n\n`);
  }

  private sendNow(message: string) {
    this.isWanted = false;
    this.push(message);
  }
}
