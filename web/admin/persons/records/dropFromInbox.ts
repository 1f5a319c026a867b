import type { ApolloCache } from '@apollo/client';
import type { PersonalRecordInput } from '../../../generated/CorrectPerson.ts';

/** Lets the inbox be read anew, after enquiries were corrected, restricted or erased: they may stand in other lists, or in none. */
export function dropFromInbox(cache: ApolloCache, records: readonly PersonalRecordInput[]) {
  for (const { kind, id } of records) {
    if (kind !== 'ENQUIRY') continue;
    for (const __typename of ['Enquiry', 'EnquiryRecord']) {
      cache.evict({ id: cache.identify({ __typename, id }) });
    }
  }
  for (const fieldName of ['enquiries', 'enquiry']) cache.evict({ id: 'ROOT_QUERY', fieldName });
  cache.gc();
}
