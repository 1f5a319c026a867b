import type { Enquiry } from '../enquiries/enquiry.ts';
import { subscriptionId } from '../enquiries/newsletter/subscriptionId.ts';
import { alertId } from '../searchAlerts/alertId.ts';
import type { RecordRef } from './personalRecord.ts';

/**
 * The subscription or the search alert that was asked for with a form; undefined for a form that somebody answers. The form is a
 * part of it for as long as it is there: both are corrected, restricted and erased together.
 */
export function formOwner({
  kind,
  details: { email, filter },
}: Pick<Enquiry, 'kind' | 'details'>): RecordRef | undefined {
  if (typeof email !== 'string') return undefined;
  if (kind === 'subscription') return { kind, id: subscriptionId(email) };
  if (kind !== 'searchAlert' || typeof filter !== 'string') return undefined;
  return { kind, id: alertId({ email, filter }) };
}
