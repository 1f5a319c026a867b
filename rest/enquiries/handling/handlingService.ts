import type { StaffMember } from '../../admin/staffMember.ts';
import type { CarStore } from '../../cars/carStore.ts';
import { NotFound, Stale } from '../../http/errors.ts';
import type { Store } from '../../store/Collection.ts';
import { carThen } from '../carThen.ts';
import { photosOf } from '../photosOf.ts';
import { fatesOf, settled } from './answerMails.ts';
import { answerOf, type NewAnswer } from './answerOf.ts';
import { changeOf, type EnquiryChange } from './changeOf.ts';
import { enquiryRow } from './EnquiryRow.ts';
import type { EnquiryRows } from './EnquiryRows.ts';
import { type EnquiryRecord, fieldsOf, timelineOf } from './enquiryRecord.ts';
import { enquirySummary } from './enquirySummary.ts';
import type { HandledEnquiry, HandlingChange, HandlingWrites } from './handlingWrites.ts';
import { changesSince } from './changesSince.ts';
import type { StaffList } from './staffList.ts';

/** The most enquiries of the same person that are suggested. */
const MOST_OTHERS = 20;

export type HandlingService = ReturnType<typeof handlingService>;

/** What the staff does with one enquiry. Every method rejects as `HandlingWrites.read` does. */
export function handlingService(parts: {
  store: Store;
  rows: EnquiryRows;
  writes: HandlingWrites;
  staff: StaffList;
  cars: CarStore;
  /** The address to which customers answer. */
  answersArriveAt: () => string;
  now: () => Date;
}) {
  const { store, rows, writes, staff, cars, answersArriveAt, now } = parts;

  /** The id of an enquiry of which the id or the reference is given. */
  async function idOf(given: string): Promise<string> {
    const { byId: all } = await rows.current();
    if (all.has(given)) return given;
    const compact = given.replace('-', '').toUpperCase();
    const same = [...all.values()].filter(({ reference }) => reference.replace('-', '') === compact);
    const [latest] = same.toSorted((a, b) => (a.createdAt > b.createdAt ? -1 : 1));
    return latest?.id ?? given;
  }

  async function settlement(enquiry: HandledEnquiry): Promise<HandlingChange | undefined> {
    const mailIds = enquiry.handling.awaited.map(({ mailId }) => mailId);
    return settled(enquiry, await fatesOf(store, mailIds, now()), now());
  }

  async function tell(
    enquiry: HandledEnquiry,
    viewer: StaffMember,
    { sensitive = false } = {},
  ): Promise<EnquiryRecord> {
    const row = enquiryRow(enquiry);
    if (!row) throw new NotFound('This enquiry does not exist.');
    const events = await writes.events(enquiry);
    const mailIds = events.flatMap(({ mailId }) => mailId ?? []);
    const fates = await fatesOf(store, mailIds, now());
    const mails = Array.from(fates, ([id, fate]) => [id, 'sentAt' in fate ? 'SENT' : 'FAILED'] as const);
    const summarised = { staff: await staff.byId(), staffId: viewer.id, now: now() };
    const { phone, email } = row.contact;
    const others = (await rows.current()).listed.filter(
      ({ id, contact }) =>
        id !== row.id &&
        ((phone !== '' && contact.phone === phone) || (email !== '' && contact.email === email)),
    );
    return {
      ...enquirySummary(row, summarised),
      ...fieldsOf(enquiry, { sensitive }),
      carThen: enquiry.carThen,
      carNow: row.carId === null ? null : await carNow(row.carId),
      photoNames: photosOf(enquiry),
      source: enquiry.source,
      consent: enquiry.consent,
      lostReason: enquiry.handling.lostReason,
      others: others
        .toSorted((a, b) => (a.createdAt > b.createdAt ? -1 : 1))
        .slice(0, MOST_OTHERS)
        .map((other) => enquirySummary(other, summarised)),
      answersArriveAt: answersArriveAt(),
      timeline: timelineOf(enquiry, events, new Map(mails)),
    };
  }

  async function carNow(id: string): Promise<EnquiryRecord['carNow']> {
    const listed = await cars.byId(id);
    const car = listed ?? (await cars.withdrawn(id))?.car;
    return car ? { ...carThen(car), listed: listed !== null } : null;
  }

  return {
    idOf,
    settlement,

    /** The enquiry as a member of the staff sees it, who has read it from now on. `sensitive`: with what is withheld else. */
    async open(given: string, viewer: StaffMember, { sensitive }: { sensitive: boolean }) {
      const id = await idOf(given);
      const enquiry = await writes.change(id, async (read) => {
        const change = await settlement(read);
        const { readBy } = read.handling;
        if (!change && readBy.includes(viewer.id)) return undefined;
        const others = change?.events?.length ? [] : readBy.filter((each) => each !== viewer.id);
        return { ...change, handling: { ...change?.handling, readBy: [...others, viewer.id] } };
      });
      return tell(enquiry, viewer, { sensitive });
    },

    /** Assigns an enquiry, or changes its status. Throws `Stale` where it is no longer as of `revision`. */
    async change(given: string, revision: number, wanted: EnquiryChange, by: StaffMember) {
      const id = await idOf(given);
      const assignable = await staff.active();
      const enquiry = await writes.change(id, async (read) => {
        if (read.handling.revision !== revision) {
          const changed = changesSince(revision, await writes.events(read), now());
          const what = changed.map(({ message }) => message).join(' ');
          const message = `Somebody has changed this enquiry meanwhile. ${what} Look at it, and try again.`;
          throw new Stale({ message: message.replace('  ', ' '), changed, current: await tell(read, by) });
        }
        return changeOf(read.handling, wanted, { staff: by, assignable, now: now() });
      });
      return tell(enquiry, by);
    },

    /** Answers an enquiry. The same answer with the same `key` is given once. */
    async answer(given: string, answer: NewAnswer, key: string | undefined, by: StaffMember) {
      const id = await idOf(given);
      const enquiry = await writes.change(id, async (read) => {
        const earlier = await writes.events(read);
        return answerOf(read, answer, { staff: by, key, earlier, replyTo: answersArriveAt(), now: now() });
      });
      return tell(enquiry, by);
    },

    async note(given: string, text: string, by: StaffMember) {
      const id = await idOf(given);
      const { id: staffId, name } = by;
      const enquiry = await writes.change(id, () => ({
        events: [{ kind: 'NOTE', by: { id: staffId, name }, sentence: `${name} wrote a note`, text }],
      }));
      return tell(enquiry, by);
    },
  };
}
