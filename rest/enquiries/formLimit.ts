import { networkOf } from '../../platform/network/networkOf.ts';
import { counted } from '../../text/counted.ts';
import { consume } from '../http/limits/consume.ts';
import type { Submission } from './enquiry.ts';
import type { Store } from '../store/Collection.ts';

/** The time in which forms of a network are counted, seconds. */
const PERIOD = 600;

/** How many forms a partner may send in an hour. */
export const PARTNER_FORMS = 600;
const HOUR = 3_600;

/** The sender of a form: a partner, or a visitor at a network address, if a gateway tells it. */
type FormSender = Pick<Submission, 'partner' | 'address'>;

/** Counts a form for its sender; throws `TooManyRequests` for a form above the limit. */
export type CountForm = (sender: FormSender) => Promise<void>;

/**
 * Limits the forms that are stored for a network in ten minutes, and for a partner in an hour. All gateways and all
 * processes on the store count together. Without `forms`, networks have no limit.
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
  `You have sent too many forms in a short time. Try again in ${counted(seconds, 'second')}.`;
