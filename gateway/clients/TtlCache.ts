import { LRUCache } from 'lru-cache';
import { timeIsOver } from '../origin/upstreamErrors.ts';
import type { Wait } from '../cache/Deadline.ts';
import { within } from '../cache/within.ts';

/** How long an answer is used unasked by default, ms: a key that the dealer revokes works no longer than until the next answer. */
const FRESH = 1_000;
/** How long an answer is used while the REST API is late or does not answer, ms. */
const FRESH_IF_ERROR = 10 * 60_000;
const MOST_KNOWN = 5_000;

interface Known<T> {
  answer: T | undefined;
  /** By a clock that cannot be set back: else a revoked key could work for hours. */
  askedAt: number;
}

/**
 * A cache with a short TTL for answers of the REST API about clients; undefined means that it knows none. A stale answer is used
 * while the new one is late.
 */
export class TtlCache<T> {
  private readonly known = new LRUCache<string, Known<T>>({ max: MOST_KNOWN });
  private readonly asking = new Map<string, Promise<T | undefined>>();
  private readonly fresh: number;

  /** `fresh`: how long an answer is used unasked, ms. */
  constructor(fresh = FRESH) {
    this.fresh = fresh;
  }

  /** Whether there was an answer to a question when it was asked last, at most `age` ms ago. */
  remembers(question: string, age = Infinity): boolean {
    const known = this.known.peek(question);
    return known?.answer !== undefined && performance.now() - known.askedAt < age;
  }

  /**
   * The answer to a question, remembered or from `ask`. Waits as long as `deadline` allows, which is shorter where an older
   * answer is remembered: that is given while the new one is awaited. Rejects where there is none, as `ask` does, or when the
   * time is over.
   */
  async answerTo(
    question: string,
    ask: () => Promise<T | undefined>,
    deadline: Wait,
  ): Promise<T | undefined> {
    const { answer, askedAt } = this.known.get(question) ?? { answer: undefined, askedAt: -Infinity };
    const age = performance.now() - askedAt;
    if (age < this.fresh) return answer;
    const asked = this.askOnce(question, ask);
    const wait = deadline.leftForNew();
    if (answer === undefined || age + wait >= FRESH_IF_ERROR)
      return within(asked, deadline.left(), timeIsOver);
    const older = () => answer;
    return within(asked.catch(older), wait, older);
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
