import { networkOf } from '../../network/networkOf.ts';
import { consume } from '../limits/consume.ts';
import type { Store } from '../store/Collection.ts';

/** The time in which forms are counted, seconds. */
const PERIOD = 600;

/** Counts a form of the visitor at `address`; throws `TooManyRequests` for one above the limit. */
export type CountForm = (address: string) => Promise<void>;

/**
 * Limits the forms that are stored for one network in ten minutes, through all gateways and all processes on the store
 * together. Without `forms`: any number.
 */
export async function formLimit(store: Store, forms: number | undefined): Promise<CountForm> {
  if (!forms) return async () => undefined;
  const limiter = await store.limiter('forms', { points: forms, seconds: PERIOD });
  return async (address) => void (await consume(limiter, networkOf(address), sentence));
}

const sentence = (seconds: number) =>
  `You have sent many forms in a short time. Try again in ${seconds} seconds.`;
