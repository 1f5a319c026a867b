import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { TooManyRequests } from '../errors.ts';

/** How many attempts to sign up or log in, successful or not, one account and one network address may make … */
const MAX_ATTEMPTS = 10;
/** … in this time, in seconds. */
const WINDOW = 60;

/** Gives a function that counts an attempt, and throws `TooManyRequests` for one above the limit. */
export function loginRateLimit() {
  const limit = { points: MAX_ATTEMPTS, duration: WINDOW };
  const addresses = new RateLimiterMemory(limit);
  const accounts = new RateLimiterMemory(limit);
  return async (address: string, email: string) => {
    try {
      // One after the other: an address that is over its limit uses up no attempts of an account.
      await addresses.consume(address);
      await accounts.consume(email.toLowerCase());
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      const seconds = Math.max(1, Math.ceil(error.msBeforeNext / 1000));
      throw new TooManyRequests(`Too many tries. Wait ${seconds} seconds and try again.`, seconds);
    }
  };
}
