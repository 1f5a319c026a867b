import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import { TooManyRequests } from '../errors.ts';

/** What is said to whom a limit refuses, by the seconds to wait. */
type Sentence = (seconds: number) => string;

/** Counts one for `key` and gives its count; throws `TooManyRequests` with the sentence when that is above the limit. */
export async function consume(
  limiter: RateLimiterAbstract,
  key: string,
  sentence: Sentence,
): Promise<RateLimiterRes> {
  try {
    return await limiter.consume(key);
  } catch (refusal) {
    throw refusal instanceof RateLimiterRes ? tooMany(refusal.msBeforeNext, sentence) : refusal;
  }
}

/** The refusal of a limit whose count begins anew in `ms`. */
export function tooMany(ms: number, sentence: Sentence): TooManyRequests {
  const seconds = Math.max(1, Math.ceil(ms / 1000));
  return new TooManyRequests(sentence(seconds), seconds);
}
