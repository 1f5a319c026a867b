import { setImmediate } from 'node:timers/promises';
import type { Contact } from './contactIn.ts';
import type { EnquiryRecords } from './enquiryRecords.ts';
import type { EraseRecords } from './eraseRecords.ts';
import type { CorrectedFields, PersonalRecord, RecordKind, RecordRef } from './personalRecord.ts';
import type { RecordContents, RecordStore } from './RecordStore.ts';

export type PersonRecords = ReturnType<typeof personRecords>;

/** Everything that is stored of persons, whatever its kind. `stores`: the records of each kind. */
export function personRecords({
  stores,
  eraser,
  now,
}: {
  stores: Record<RecordKind, RecordStore> & { enquiry: EnquiryRecords };
  eraser: EraseRecords;
  now: () => Date;
}) {
  /** The forms that are a part of records. */
  async function formsOf(records: readonly RecordRef[]): Promise<RecordRef[]> {
    const forms: RecordRef[] = [];
    for (const record of records) {
      if (record.kind === 'enquiry') continue;
      for (const id of await stores.enquiry.formsOf(record)) forms.push({ kind: 'enquiry', id });
    }
    return forms;
  }

  return {
    /** The latest first. */
    async find(contact: Contact): Promise<PersonalRecord[]> {
      const found: PersonalRecord[] = [];
      for (const store of Object.values(stores)) found.push(...(await store.find(contact)));
      return found.toSorted((a, b) => (a.at > b.at ? -1 : 1));
    },

    /** Rejects with `NotFound` where one is not there. */
    async contents(records: readonly RecordRef[]): Promise<RecordContents[]> {
      const contents: RecordContents[] = [];
      for (const { kind, id } of [...records, ...(await formsOf(records))]) {
        contents.push(await stores[kind].contents(id));
        // Lets other requests run in between.
        await setImmediate();
      }
      return contents;
    },

    /**
     * Corrects records, each with the forms that are a part of it. Rejects with `NotFound`, `Conflict` and `InvalidInput`; those
     * before the refused one are corrected then.
     */
    async correct(records: readonly RecordRef[], fields: CorrectedFields): Promise<PersonalRecord[]> {
      const corrected: PersonalRecord[] = [];
      const { email } = fields;
      for (const record of records) {
        // Once it has another address, none of its forms is found by it.
        const forms = email === undefined ? [] : await formsOf([record]);
        corrected.push(await stores[record.kind].correct(record.id, fields));
        for (const { id } of forms) await stores.enquiry.correct(id, { email });
      }
      return corrected;
    },

    /** Restricts records and the forms that are a part of them, or ends that. Rejects with `NotFound`. */
    async restrict(records: readonly RecordRef[], restricted: boolean): Promise<PersonalRecord[]> {
      const at = restricted ? now().toISOString() : null;
      for (const { id } of await formsOf(records)) await stores.enquiry.restrict(id, at);
      const changed: PersonalRecord[] = [];
      for (const { kind, id } of records) changed.push(await stores[kind].restrict(id, at));
      return changed;
    },

    /** Erases records and the forms that are a part of them. Returns how many of the records were there. */
    async erase(records: readonly RecordRef[]): Promise<number> {
      const forms = await formsOf(records);
      const named = new Set(records.map(({ kind, id }) => `${kind} ${id}`));
      const others = forms.filter(({ kind, id }) => !named.has(`${kind} ${id}`));
      return (await eraser.erase([...records, ...others])) - others.length;
    },
  };
}
