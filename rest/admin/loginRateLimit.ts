import { networkOf } from '../../network/networkOf.ts';
import { consume, tooMany } from '../limits/consume.ts';
import type { Store } from '../store/Collection.ts';

/** How many tries to sign up or log in one network has per minute, at all accounts together. */
const TRIES = 30;
/** How many it has per minute at one account. A successful try resets this count. */
const TRIES_AT_ACCOUNT = 10;
/** After so many failures at one account in an hour, from all networks, each network has one try per minute at it. */
const FAILURES_AT_ACCOUNT = 100;

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/**
 * Limits the tries to sign up or log in, by network and account together: failures in one network lock nobody out of the
 * account in another one. All processes on one store share the counts. Returns a function that counts a try and rejects
 * with `TooManyRequests` above a limit. It returns another one: call that with whether the try has succeeded.
 */
export async function loginRateLimit(store: Store) {
  const networks = await store.limiter('sign-ins of a network', { points: TRIES, seconds: MINUTE });
  const pairs = await store.limiter('sign-ins at an account', { points: TRIES_AT_ACCOUNT, seconds: MINUTE });
  const failures = await store.limiter('sign-ins that failed', {
    points: FAILURES_AT_ACCOUNT,
    seconds: HOUR,
  });

  return async (address: string, email: string): Promise<(ok: boolean) => Promise<void>> => {
    const network = networkOf(address);
    const account = email.toLowerCase();
    const pair = `${network} ${account}`;
    await consume(networks, network, sentence);
    const { consumedPoints, msBeforeNext } = await consume(pairs, pair, sentence);
    const failed = (await failures.get(account))?.consumedPoints ?? 0;
    if (consumedPoints > 1 && failed >= FAILURES_AT_ACCOUNT) throw tooMany(msBeforeNext, sentence);
    return async (ok) => void (ok ? await pairs.delete(pair) : await failures.penalty(account));
  };
}

const sentence = (seconds: number) => `Too many tries. Wait ${seconds} seconds and try again.`;
