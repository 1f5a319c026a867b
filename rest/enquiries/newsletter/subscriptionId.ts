import { stableId } from '../../store/stableId.ts';
import { addressOf } from '../addressOf.ts';

/** The id of the subscription of an email address, whatever its case and Unicode form. */
export function subscriptionId(email: string): string {
  return stableId('subscription', addressOf(email));
}
