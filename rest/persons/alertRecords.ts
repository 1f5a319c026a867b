import { correctAlert } from '../searchAlerts/correctAlert.ts';
import type { SearchAlert } from '../searchAlerts/searchAlert.ts';
import { addressRecords } from './addressRecords.ts';
import type { PersonalRecord } from './personalRecord.ts';
import type { RecordStore } from './RecordStore.ts';

/** Persons' search alerts. */
export function alertRecords(parts: Parameters<typeof correctAlert>[2]): RecordStore {
  const alerts = parts.store.collection<SearchAlert>('searchAlerts');
  return addressRecords(parts.store, {
    collection: alerts,
    findBy: (email) => alerts.find({ address: email }).toArray(),
    recordOf,
    fieldsOf: ({ email, name, filter, state, askedAt, confirmedAt, endedAt, mailedAt }) => ({
      ...{ email, search: name, filter, state, askedAt, confirmedAt, endedAt, mailedAt },
    }),
    correct: (read, email) => correctAlert(read, email, parts),
  });
}

/** What the states of alerts are called after their search; confirmed ones need no word. */
const states = new Map<SearchAlert['state'], string>([
  ['waiting', ', not confirmed'],
  ['ended', ', ended'],
]);

function recordOf({ _id, name, state, email, askedAt, restrictedAt }: SearchAlert): PersonalRecord {
  return {
    ...{ kind: 'searchAlert', id: _id, reference: null, name: null, email, phone: null },
    title: `Search alert: ${name}${states.get(state) ?? ''}`,
    ...{ at: askedAt, restrictedAt, status: null },
  };
}
