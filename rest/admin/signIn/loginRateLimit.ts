import { networkOf } from '../../../platform/network/networkOf.ts';
import { counted } from '../../../text/counted.ts';
import { consume } from '../../http/limits/consume.ts';
import type { Store } from '../../store/Collection.ts';
import { knownNetworks } from './knownNetworks.ts';

/** The maximum number of attempts to sign up or log in per network and minute, for all accounts together. */
const TRIES = 30;
/** The maximum number of attempts per network, account and minute. A successful attempt resets this count. */
const TRIES_AT_ACCOUNT = 10;
/**
 * How many tries per hour all networks together have at one account. A network from which somebody has signed in there has
 * as many of its own, so strangers do not lock the account's owner out.
 */
const TRIES_OF_ALL = 100;

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/**
 * Limits the attempts to sign up or log in, by network, by account, and by both (decision 0113). All processes on one store
 * share the counts. Returns a function that counts an attempt, before the password is compared, and rejects with
 * `TooManyRequests` above a limit. It returns another one: call that when the attempt has succeeded.
 */
export async function loginRateLimit(store: Store, now = () => new Date()) {
  const known = knownNetworks(store, now);
  const networks = await store.limiter('sign-ins of a network', { points: TRIES, seconds: MINUTE });
  const pairs = await store.limiter('sign-ins at an account', { points: TRIES_AT_ACCOUNT, seconds: MINUTE });
  const accounts = await store.limiter('sign-ins of all networks', { points: TRIES_OF_ALL, seconds: HOUR });

  return async (address: string, email: string): Promise<() => Promise<void>> => {
    const network = networkOf(address);
    const account = email.toLowerCase();
    const pair = `${network} ${account}`;
    await consume(networks, network, waitSentence);
    await consume(pairs, pair, waitSentence);
    const isKnown = await known.has(account, network);
    await consume(accounts, isKnown ? pair : account, isKnown ? waitSentence : accountSentence);
    return async () => {
      await pairs.delete(pair);
      if (isKnown) await accounts.delete(pair);
      await known.add(account, network);
    };
  };
}

const waitSentence = (seconds: number) =>
  `Too many attempts. Wait ${counted(seconds, 'second')} and try again.`;
const accountSentence = (seconds: number) =>
  `Too many attempts for this account. Wait ${counted(seconds, 'second')}, or log in from a network where you have logged in before.`;
