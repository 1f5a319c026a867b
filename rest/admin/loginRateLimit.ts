import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { TooManyTries } from './refusals.ts';

/** Tries to sign up or log in, right or wrong, for one account and from one address, at most … */
const MOST_TRIES = 10;
/** … in so many seconds. */
const WINDOW = 60;

/** Gives a function that counts a try, and throws `TooManyTries` for one too many. */
export function loginRateLimit() {
  const limit = { points: MOST_TRIES, duration: WINDOW };
  const addresses = new RateLimiterMemory(limit);
  const accounts = new RateLimiterMemory(limit);
  return async (address: string, email: string) => {
    try {
      // One after the other: an address that is over its limit takes no tries from an account.
      await addresses.consume(address);
      await accounts.consume(email.toLowerCase());
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      throw new TooManyTries(Math.max(1, Math.ceil(error.msBeforeNext / 1000)));
    }
  };
}
