import { reference } from '../dealership/reference.ts';
import { contactOf } from '../enquiries/contactOf.ts';
import type { Enquiry } from '../enquiries/enquiry.ts';
import type { EnquiryEvent } from '../enquiries/enquiryEvent.ts';
import { photosOf } from '../enquiries/photosOf.ts';
import { nameIn } from '../enquiries/listedEnquiry.ts';
import type { Store } from '../store/Collection.ts';
import { changeRevised } from '../store/revised.ts';
import { formOwner } from './formOwner.ts';
import { idsBelow } from './idsBelow.ts';
import type { CorrectedFields, PersonalRecord, RecordRef } from './personalRecord.ts';
import { checkUnrestricted, noRecord, type RecordStore } from './RecordStore.ts';

/** What forms are called, by their kinds: as in the inbox, where they are there. */
const titles = new Map([
  ['testDrive', 'Test drive'],
  ['purchase', 'Purchase'],
  ['priceOffer', 'Price offer'],
  ['sellCar', 'Car offer'],
  ['finance', 'Finance'],
  ['contact', 'Message'],
  ['subscription', 'Form of the newsletter'],
  ['searchAlert', 'Form of a search alert'],
]);

/** The forms of persons. */
export interface EnquiryRecords extends RecordStore {
  /** The ids of the forms with which a subscription or a search alert was asked for. */
  formsOf(owner: RecordRef): Promise<string[]>;
}

/**
 * The forms of persons. Those of a subscription or a search alert that is there are a part of it: no search finds them by
 * themselves. `isThere` tells whether it is.
 */
export function enquiryRecords(
  store: Store,
  isThere: (owner: RecordRef) => Promise<boolean>,
): EnquiryRecords {
  const enquiries = store.collection<Enquiry>('enquiries', { followed: true });
  const events = store.collection<EnquiryEvent>('enquiryEvents');

  async function read(id: string): Promise<Enquiry> {
    const found = await enquiries.findOne({ _id: id });
    if (!found || found.erasedAt !== null) throw noRecord();
    return found;
  }

  async function change(id: string, changed: (enquiry: Enquiry) => Partial<Enquiry>): Promise<Enquiry> {
    const written = await changeRevised(enquiries, await read(id), (now) => {
      if (now.erasedAt !== null) throw noRecord();
      return changed(now);
    });
    if (!written) throw noRecord();
    return written;
  }

  return {
    async find({ email, phone }) {
      const found: PersonalRecord[] = [];
      for await (const enquiry of enquiries.find({ erasedAt: null })) {
        const contact = contactOf(enquiry.details);
        if (email === undefined ? contact.phone !== phone : contact.email !== email) continue;
        const owner = formOwner(enquiry);
        if (!owner || !(await isThere(owner))) found.push(recordOf(enquiry));
      }
      return found;
    },

    async contents(id) {
      const enquiry = await read(id);
      const { details, pendingEvents, source, consent, carThen } = enquiry;
      const told = new Map(
        [...(await events.find(idsBelow(id), { sort: { _id: 1 } }).toArray()), ...(pendingEvents ?? [])].map(
          (event) => [event._id, event],
        ),
      );
      return {
        record: recordOf(enquiry),
        fields: { ...details, source, consent, car: carThen },
        events: Array.from(told.values(), ({ at, sentence, subject, text }) => ({
          at,
          sentence,
          subject,
          text,
        })),
        photos: photosOf(enquiry),
      };
    },

    correct: async (id, fields) =>
      recordOf(
        await change(id, (enquiry) => {
          checkUnrestricted(enquiry);
          return { details: corrected(enquiry.details, fields) };
        }),
      ),

    restrict: async (id, restrictedAt) => recordOf(await change(id, () => ({ restrictedAt }))),

    async formsOf({ kind, id }: RecordRef): Promise<string[]> {
      const found: string[] = [];
      for await (const enquiry of enquiries.find({ kind, erasedAt: null })) {
        if (formOwner(enquiry)?.id === id) found.push(enquiry._id);
      }
      return found;
    },
  };
}

function recordOf({ _id, kind, createdAt, details, handling, restrictedAt }: Enquiry): PersonalRecord {
  const text = (field: string) => (typeof details[field] === 'string' ? details[field] || null : null);
  return {
    ...{ kind: 'enquiry', id: _id, reference: reference(_id), title: titles.get(kind) ?? 'Form' },
    ...{ name: nameIn(details) || null, email: text('email'), phone: text('mobileNumber') },
    ...{ at: createdAt, restrictedAt, status: handling?.status ?? null },
  };
}

/** The fields of a form as they are after a correction: a whole name is split where the form has two fields for it. */
function corrected(details: Enquiry['details'], { name, email, phone }: CorrectedFields): Enquiry['details'] {
  const [, firstName = name, lastName = ''] = /^(\S+)\s+(.+)$/.exec(name ?? '') ?? [];
  const isSplit = typeof details.firstName === 'string';
  return {
    ...details,
    ...(name !== undefined && (isSplit ? { firstName, lastName } : { fullName: name })),
    ...(email !== undefined && { email }),
    ...(phone !== undefined && { mobileNumber: phone }),
  };
}
