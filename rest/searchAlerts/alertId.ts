import { addressOf } from '../enquiries/addressOf.ts';
import { stableId } from '../store/stableId.ts';
import { filterKey } from './alertFilter.ts';

/** The id of the alert of an email address for a search, whatever the case and Unicode form of the address. */
export function alertId({ email, filter }: { email: string; filter: string }): string {
  return stableId('search alert', `${addressOf(email)} ${filterKey(filter)}`);
}
