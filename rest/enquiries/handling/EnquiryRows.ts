import type { Store, StoreLog } from '../../store/Collection.ts';
import { FollowedRows } from '../../store/FollowedRows.ts';
import type { Enquiry } from '../enquiry.ts';
import { type EnquiryRow, enquiryRow } from './EnquiryRow.ts';
import { comparePlaces } from './inboxPlace.ts';

/**
 * The rows of all enquiries that somebody answers: all of them by their ids, for numbers, and those of lists, in the order of the
 * inbox: overdue ones first, then by when they are due; closed ones last. Lists are without enquiries whose sender was
 * erased, or has asked that they are only stored.
 */
export type EnquiryRows = FollowedRows<Enquiry, EnquiryRow>;

/** Opens the rows of a store's enquiries. */
export function openEnquiryRows(store: Store, log: StoreLog): EnquiryRows {
  return new FollowedRows({
    ...{ store, log, collection: 'enquiries', rowOf: enquiryRow },
    isListed: ({ withheld }) => !withheld,
    compare: (a, b) => comparePlaces(a.place, b.place),
  });
}
