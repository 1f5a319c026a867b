import type { Dealership } from '../dealership/dealership.ts';
import type { Outbox } from '../mail/outbox.ts';
import { correctAlert } from '../searchAlerts/correctAlert.ts';
import type { SearchAlert } from '../searchAlerts/searchAlert.ts';
import type { Store } from '../store/Collection.ts';
import { changeRevised } from '../store/revised.ts';
import { dropMails } from './dropMails.ts';
import type { PersonalRecord } from './personalRecord.ts';
import { checkUnrestricted, noRecord, type RecordStore } from './RecordStore.ts';

/** Persons' search alerts. */
export function alertRecords(parts: {
  store: Store;
  outbox: Outbox;
  /** The dealer's facts as they are now. */
  dealership: () => Dealership;
  publicUrl: string;
  now: () => Date;
}): RecordStore {
  const { store } = parts;
  const alerts = store.collection<SearchAlert>('searchAlerts');

  async function read(id: string): Promise<SearchAlert> {
    const found = await alerts.findOne({ _id: id });
    if (!found) throw noRecord();
    return found;
  }

  return {
    async find({ email }) {
      if (email === undefined) return [];
      return (await alerts.find({ address: email }).toArray()).map(recordOf);
    },

    async contents(id) {
      const found = await read(id);
      const { email, name, filter, state, askedAt, confirmedAt, endedAt, mailedAt } = found;
      const fields = { email, search: name, filter, state, askedAt, confirmedAt, endedAt, mailedAt };
      return { record: recordOf(found), fields, events: [], photos: [] };
    },

    async correct(id, { email }) {
      for (;;) {
        const known = await read(id);
        checkUnrestricted(known);
        if (email === undefined) return recordOf(known);
        const written = await correctAlert(known, email, parts);
        if (!written) continue;
        if (written._id !== id) await dropMails(store, id);
        return recordOf(written);
      }
    },

    async restrict(id, restrictedAt) {
      const written = await changeRevised(alerts, await read(id), () => ({ restrictedAt }));
      if (!written) throw noRecord();
      return recordOf(written);
    },
  };
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
