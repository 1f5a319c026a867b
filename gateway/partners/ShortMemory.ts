import { LRUCache } from 'lru-cache';

/** How long an answer is used, ms: a key that the dealer revokes works no longer than that. */
const FRESH = 1_000;
/** How long an answer is used while the REST API does not answer, ms. */
const FRESH_IF_ERROR = 10 * 60_000;
const MOST_KNOWN = 5_000;

interface Known<T> {
  answer: T | undefined;
  /** By a clock that cannot be set back: else a revoked key could work for hours. */
  askedAt: number;
}

/** Answers of the REST API about partners, remembered for a second; undefined means that it knows none. */
export class ShortMemory<T> {
  private readonly known = new LRUCache<string, Known<T>>({ max: MOST_KNOWN });
  private readonly asking = new Map<string, Promise<T | undefined>>();

  /** The answer to a question, remembered or from `ask`. Rejects as `ask` does where no answer is remembered. */
  async answerTo(question: string, ask: () => Promise<T | undefined>): Promise<T | undefined> {
    const known = this.known.get(question);
    if (known && performance.now() - known.askedAt < FRESH) return known.answer;
    try {
      return await this.askOnce(question, ask);
    } catch (error) {
      if (known?.answer && performance.now() - known.askedAt < FRESH_IF_ERROR) return known.answer;
      throw error;
    }
  }

  private askOnce(question: string, ask: () => Promise<T | undefined>): Promise<T | undefined> {
    const asking = this.asking.get(question);
    if (asking) return asking;
    const askedAt = performance.now();
    const asked = ask()
      .then((answer) => {
        this.known.set(question, { answer, askedAt });
        return answer;
      })
      .finally(() => this.asking.delete(question));
    this.asking.set(question, asked);
    return asked;
  }
}
