import type { Filter } from 'mongodb';
import type { Collection, Store } from '../store/Collection.ts';
import { changeRevised, type Revised } from '../store/revised.ts';
import { dropMails } from './dropMails.ts';
import type { PersonalRecord } from './personalRecord.ts';
import { checkUnrestricted, noRecord, type RecordStore } from './RecordStore.ts';

/** A document that belongs to an email address: a subscription or a search alert. */
interface OfAddress extends Revised {
  restrictedAt: string | null;
}

/** What one kind of them has of its own. */
interface Kind<T extends OfAddress> {
  collection: Collection<T>;
  /** Those of an email address. */
  findBy: (email: string) => Promise<T[]>;
  recordOf: (found: T) => PersonalRecord;
  /** What was entered, and when, by field. */
  fieldsOf: (found: T) => Record<string, unknown>;
  /** Corrects the address; undefined if somebody else has written it since it was read. Rejects with `InvalidInput`. */
  correct: (read: T, email: string) => Promise<T | undefined>;
}

/** The records of persons of one kind that have an email address, and neither name nor phone number. */
export function addressRecords<T extends OfAddress>(store: Store, kind: Kind<T>): RecordStore {
  const { collection, recordOf } = kind;

  async function read(id: string): Promise<T> {
    // The type of a filter cannot tell the id of a generic document.
    const found = await collection.findOne({ _id: id } as Filter<T>);
    if (!found) throw noRecord();
    return found;
  }

  return {
    find: async ({ email }) => (email === undefined ? [] : (await kind.findBy(email)).map(recordOf)),

    async contents(id) {
      const found = await read(id);
      return { record: recordOf(found), fields: kind.fieldsOf(found), events: [], photos: [] };
    },

    async correct(id, { email }) {
      for (;;) {
        const known = await read(id);
        checkUnrestricted(known);
        if (email === undefined) return recordOf(known);
        const written = await kind.correct(known, email);
        if (!written) continue;
        if (written._id !== id) await dropMails(store, id);
        return recordOf(written);
      }
    },

    async restrict(id, restrictedAt) {
      // Every such document has this field, which the type of a part of a generic one cannot tell.
      const fields = () => ({ restrictedAt }) as Partial<T>;
      const written = await changeRevised(collection, await read(id), fields);
      if (!written) throw noRecord();
      return recordOf(written);
    },
  };
}
