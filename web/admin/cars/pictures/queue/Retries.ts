/** How often a picture is sent again whose answer does not come, and the first pause, ms; each further one is twice as long. */
const [TRIES, PAUSE] = [5, 2_000];

/** Which pictures are sent again by themselves, after a pause: those that got no answer. */
export class Retries {
  private readonly tries = new Map<string, number>();
  private readonly paused = new Set<string>();
  private readonly onEnd: () => void;

  /** `onEnd` is called when a pause is over. */
  constructor(onEnd: () => void) {
    this.onEnd = onEnd;
  }

  isPaused(key: string): boolean {
    return this.paused.has(key);
  }

  /** Begins the pause after which a picture is sent again; false where it was sent often enough. */
  pause(key: string): boolean {
    const tried = (this.tries.get(key) ?? 0) + 1;
    this.tries.set(key, tried);
    if (tried >= TRIES) return false;
    this.paused.add(key);
    setTimeout(() => this.end(key), PAUSE * 2 ** (tried - 1));
    return true;
  }

  /** Begins to count anew, when somebody wants a picture to be sent again. */
  forget(key: string) {
    this.tries.delete(key);
  }

  /** Ends all pauses. */
  endAll() {
    for (const key of this.paused) this.end(key);
  }

  private end(key: string) {
    this.paused.delete(key);
    this.onEnd();
  }
}
