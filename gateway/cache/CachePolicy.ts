/**
 * How long the answer to one operation may be cached: as long as everything that the operation has read. Filled while
 * the operation runs.
 */
export class CachePolicy {
  /** When the operation began to read, ms by `performance.now()`. */
  readonly asOf = performance.now();
  /** Until when everything that was read is fresh, ms by `performance.now()`. */
  freshUntil = Infinity;
  /** False when the answer may not be cached: it changed something, concerns one visitor, or has errors. */
  mayStore = true;
  /** Whether something broke, so that an earlier answer is better than this one. */
  failed = false;

  /** Takes note of something that was read, and until when it is fresh, ms by `performance.now()`. */
  restrict(freshUntil: number) {
    if (freshUntil < this.freshUntil) this.freshUntil = freshUntil;
  }
}
