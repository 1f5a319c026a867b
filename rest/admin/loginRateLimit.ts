import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { networkOf } from '../../network/networkOf.ts';
import { TooManyRequests } from '../errors.ts';

/** How many tries to sign up or log in one network may make in a minute, at all accounts together … */
const TRIES = 30;
/** … and at one account. A try that succeeds begins them anew. */
const TRIES_AT_ACCOUNT = 10;
/** After so many failures at one account in an hour, from all networks, each network has one try at it in a minute. */
const FAILURES_AT_ACCOUNT = 100;

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/**
 * Limits the tries to sign up or log in, by network and account together: whoever fails somewhere locks nobody out who
 * tries the same account elsewhere. Gives a function that counts a try and throws `TooManyRequests` for one above a
 * limit; what it gives is to be told whether the try has succeeded.
 */
export function loginRateLimit() {
  const networks = new RateLimiterMemory({ points: TRIES, duration: MINUTE });
  const pairs = new RateLimiterMemory({ points: TRIES_AT_ACCOUNT, duration: MINUTE });
  const failures = new RateLimiterMemory({ points: FAILURES_AT_ACCOUNT, duration: HOUR });

  return async (address: string, email: string): Promise<(ok: boolean) => Promise<void>> => {
    const network = networkOf(address);
    const account = email.toLowerCase();
    const pair = `${network} ${account}`;
    await consume(networks, network);
    const { consumedPoints, msBeforeNext } = await consume(pairs, pair);
    const failed = (await failures.get(account))?.consumedPoints ?? 0;
    if (consumedPoints > 1 && failed >= FAILURES_AT_ACCOUNT) throw tooMany(msBeforeNext);
    return async (ok) => void (ok ? await pairs.delete(pair) : await failures.penalty(account));
  };
}

async function consume(limiter: RateLimiterMemory, key: string): Promise<RateLimiterRes> {
  try {
    return await limiter.consume(key);
  } catch (refusal) {
    throw refusal instanceof RateLimiterRes ? tooMany(refusal.msBeforeNext) : refusal;
  }
}

function tooMany(ms: number) {
  const seconds = Math.max(1, Math.ceil(ms / 1000));
  return new TooManyRequests(`Too many tries. Wait ${seconds} seconds and try again.`, seconds);
}
