import type { ChangeFeed } from '../Collection.ts';

/** A feed that its source fills by `add`. */
export class WrittenIds implements ChangeFeed {
  private readonly ids = new Set<string>();
  private known = false;
  private readonly stop: () => Promise<void>;

  /** `stop` ends what fills the feed. */
  constructor(stop: () => Promise<void>) {
    this.stop = stop;
  }

  take() {
    const ids = this.known ? [...this.ids] : undefined;
    this.known = true;
    this.ids.clear();
    return ids;
  }

  add(ids: readonly string[]) {
    for (const id of ids) this.ids.add(id);
  }

  /** The next `take` gives undefined, as writes may have been missed. */
  invalidate() {
    this.known = false;
  }

  close() {
    return this.stop();
  }
}
