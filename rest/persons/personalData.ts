import { carStore } from '../cars/carStore.ts';
import { contactOf } from '../enquiries/contactOf.ts';
import type { Enquiry } from '../enquiries/enquiry.ts';
import type { EnquiryEvent } from '../enquiries/enquiryEvent.ts';
import { isAboutPerson } from '../enquiries/inbox/isAboutPerson.ts';
import { savedViews } from '../enquiries/inbox/savedViews.ts';
import { nameIn } from '../enquiries/listedEnquiry.ts';
import { photosOf } from '../enquiries/photosOf.ts';
import type { Subscription } from '../enquiries/newsletter/subscription.ts';
import type { PhotoStore } from '../photos/photoStore.ts';
import type { SearchAlert } from '../searchAlerts/searchAlert.ts';
import type { Store } from '../store/Collection.ts';
import type { CollectionName } from '../store/open/collections.ts';
import { asRead } from '../store/revised.ts';
import { dropMails } from './dropMails.ts';
import { erasedEnquiry } from './erasedEnquiry.ts';
import { idsBelow } from './idsBelow.ts';
import type { RecordRef } from './personalRecord.ts';

/** Where a record is erased. */
interface Place {
  store: Store;
  photos: PhotoStore;
  /** When, ISO 8601. */
  at: string;
}

/** What a collection has of the persons who write to the dealer. */
export interface Holding {
  /** In words: whose data, or why none. */
  holds: string;
  /** Erases what it has of a record; missing where it has nothing of one. It may be done again. */
  erase?: (record: RecordRef, place: Place) => Promise<void>;
}

/** The data of persons by collection, in the order in which they are erased. A collection without a line here does not compile. */
export const personalData = {
  // Before the record, which says whose name, number or address that is.
  savedViews: {
    holds: 'what the staff searches for in the inbox',
    async erase(record, { store }) {
      const person = await personNamed(record, store);
      if (person) await savedViews(store).forget((text) => isAboutPerson(text, person));
    },
  },
  enquiries: {
    holds: 'forms, with the names of their photos and their pending mails and events',
    async erase({ kind, id }, { store, photos, at }) {
      if (kind !== 'enquiry') return;
      const enquiries = store.collection<Enquiry>('enquiries', { followed: true });
      for (;;) {
        const found = await enquiries.findOne({ _id: id });
        if (!found || found.erasedAt) return;
        // The photos before their names.
        for (const name of photosOf(found)) await photos.remove(name);
        const erased = erasedEnquiry(found, { carId: await carIdOf(found, store), at });
        if ((await enquiries.replaceOne(asRead<Enquiry>(found), erased)).matchedCount > 0) return;
        // Somebody else has written it meanwhile.
      }
    },
  },
  subscriptions: {
    holds: 'the addresses of subscribers',
    async erase({ kind, id }, { store }) {
      if (kind !== 'subscription') return;
      // The mails before it: where the process ends in between, the next start finds by it what is left.
      await dropMails(store, id);
      await store.collection<Subscription>('subscriptions').deleteOne({ _id: id });
    },
  },
  searchAlerts: {
    holds: 'the addresses of owners of alerts, and their searches',
    async erase({ kind, id }, { store }) {
      if (kind !== 'searchAlert') return;
      // As of a subscription.
      await dropMails(store, id);
      await store.collection<SearchAlert>('searchAlerts').deleteOne({ _id: id });
    },
  },
  // What belongs to a record after the record itself: whoever adds to it looks for the record afterwards.
  enquiryEvents: {
    holds: 'notes and answers about enquiries',
    async erase({ kind, id }, { store }) {
      if (kind !== 'enquiry') return;
      const events = store.collection<EnquiryEvent>('enquiryEvents');
      const found = await events.find(idsBelow(id), { sort: { _id: 1 }, projection: { _id: 1 } }).toArray();
      for (const { _id } of found) await events.deleteOne({ _id });
    },
  },
  outbox: {
    holds: 'mails that wait or were refused; delivered ones have neither address nor text',
    erase: ({ id }, { store }) => dropMails(store, id),
  },
  personRequests: { holds: 'contacts of open requests; they are dropped when the request is done' },
  erasures: { holds: 'keyed digests' },
  retention: { holds: 'nothing: months' },
  retentionRuns: { holds: 'nothing: counts' },
  audit: { holds: 'of visitors’ records the names of fields; the staff, and what was typed to sign in' },
  enquiryViewers: { holds: 'nothing: ids, for a minute' },
  auditedToday: { holds: 'nothing: digests of actions of the staff' },
  admins: { holds: 'the staff' },
  adminNetworks: { holds: 'the staff' },
  adminSessions: { holds: 'the staff' },
  invitations: { holds: 'the staff' },
  secrets: { holds: 'nothing: keys' },
  settings: { holds: 'nothing: facts of the dealer' },
  replyTemplates: { holds: 'nothing: texts of the dealer' },
  partners: { holds: 'partners, which are businesses' },
  partnerUsage: { holds: 'nothing: counts' },
  trustedDocuments: { holds: 'nothing: queries of partners' },
  webhooks: { holds: 'nothing: addresses of partners’ programs' },
  searchAlertProgress: { holds: 'nothing: a cursor' },
  demo: { holds: 'nothing: times' },
  importRuns: { holds: 'the staff, and the first rows of files with cars' },
  importProgress: { holds: 'nothing: counts' },
  importFiles: { holds: 'files with cars, for a day' },
  importRows: { holds: 'nothing: rows of files with cars' },
  importMappings: { holds: 'nothing: names of columns' },
  lastRuns: { holds: 'nothing: times and counts' },
  blogs: { holds: 'what the dealer publishes, and who of the staff has written it' },
  companies: { holds: 'nothing: what the dealer publishes' },
  vehicleTypes: { holds: 'nothing: what the dealer publishes' },
  logos: { holds: 'nothing: what the dealer publishes' },
  cars: { holds: 'nothing: what the dealer publishes' },
  withdrawnCars: { holds: 'nothing: what the dealer has published' },
  bulkChanges: { holds: 'nothing: changes of cars, and who of the staff has made them' },
  bulkChangeParts: { holds: 'nothing: what cars had before' },
  carDrafts: { holds: 'nothing: what the staff is about to publish; the staff' },
  carChanges: { holds: 'nothing: changes of cars' },
  pendingCarChanges: { holds: 'nothing: changes of cars' },
} satisfies Record<CollectionName, Holding>;

/** Who is named by a record; undefined where it is gone. */
async function personNamed({ kind, id }: RecordRef, store: Store) {
  if (kind === 'enquiry') {
    const found = await store.collection<Enquiry>('enquiries', { followed: true }).findOne({ _id: id });
    return found ? { name: nameIn(found.details), ...contactOf(found.details) } : undefined;
  }
  const found =
    kind === 'subscription'
      ? await store.collection<Subscription>('subscriptions').findOne({ _id: id })
      : await store.collection<SearchAlert>('searchAlerts').findOne({ _id: id });
  return found ? { name: '', ...contactOf({ email: found.email }) } : undefined;
}

/** The id of the car of the stock that an enquiry is about; undefined for anything else that was entered as one. */
async function carIdOf({ carThen, details }: Enquiry, store: Store): Promise<string | undefined> {
  if (carThen) return carThen.id;
  const { carId } = details;
  if (typeof carId !== 'string') return undefined;
  const cars = carStore(store);
  return (await cars.byId(carId)) || (await cars.withdrawn(carId)) ? carId : undefined;
}
