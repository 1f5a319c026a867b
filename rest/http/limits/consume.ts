import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import { TooManyRequests } from '../errors.ts';

/** Makes the message of a refusal from the seconds to wait. */
type Sentence = (seconds: number) => string;

/**
 * Adds one to the count of `key` and returns the count. Rejects with `TooManyRequests` and the sentence when it is above
 * the limit.
 */
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

/** Adds one to the count of `key`, and tells whether the count is still within the limit. */
export async function isWithin(limiter: RateLimiterAbstract, key: string): Promise<boolean> {
  try {
    await limiter.consume(key);
    return true;
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return false;
    throw refusal;
  }
}

/** The error of a limit whose count starts again in `ms`. */
export function tooMany(ms: number, sentence: Sentence): TooManyRequests {
  const seconds = Math.max(1, Math.ceil(ms / 1000));
  return new TooManyRequests(sentence(seconds), seconds);
}
