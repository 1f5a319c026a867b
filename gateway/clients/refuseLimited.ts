import { counted } from '../../text/counted.ts';
import { HttpError } from '../http/HttpError.ts';
import { RateLimitExceeded, secondsUntilReset } from './RateLimit.ts';

/** Throws `HttpError` (429) for a rate limit that is exceeded, and any other error as it is. */
export function refuseLimited(error: unknown): never {
  if (!(error instanceof RateLimitExceeded)) throw error;
  const seconds = secondsUntilReset(error.rateLimit);
  const wait = counted(seconds, 'second');
  throw new HttpError(429, `Too many requests in this minute. Try again in ${wait}.`, seconds);
}
