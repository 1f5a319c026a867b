import { networkOf } from '../../network/networkOf.ts';
import { consume } from '../limits/consume.ts';
import type { Submission } from './enquiry.ts';
import type { Store } from '../store/Collection.ts';

/** The time in which forms are counted, seconds. */
const PERIOD = 600;

/** How many forms a partner may send in an hour. */
export const PARTNER_FORMS = 600;
const HOUR = 3_600;

/** Who has sent a form: a partner, or a visitor at an address where a gateway tells it. */
type FormSender = Pick<Submission, 'partner' | 'address'>;

/** Counts a form of its sender; throws `TooManyRequests` for one above the limit. */
export type CountForm = (sender: FormSender) => Promise<void>;

/**
 * Limits the forms that are stored for one network in ten minutes, and for one partner in an hour, through all gateways
 * and all processes on the store together. Without `forms`: any number for a network.
 */
export async function formLimit(store: Store, forms: number | undefined): Promise<CountForm> {
  const networks = forms ? await store.limiter('forms', { points: forms, seconds: PERIOD }) : undefined;
  const partners = await store.limiter('forms of a partner', { points: PARTNER_FORMS, seconds: HOUR });
  return async ({ partner, address }) => {
    if (partner) await consume(partners, partner.id, sentence);
    else if (networks && address) await consume(networks, networkOf(address), sentence);
  };
}

const sentence = (seconds: number) =>
  `You have sent many forms in a short time. Try again in ${seconds} seconds.`;
