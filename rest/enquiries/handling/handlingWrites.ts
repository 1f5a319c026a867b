import { Conflict, Gone, NotFound } from '../../http/errors.ts';
import type { Mail } from '../../mail/Mail.ts';
import type { Outbox } from '../../mail/outbox.ts';
import type { Store } from '../../store/Collection.ts';
import { insertUnlessThere } from '../../store/insertUnlessThere.ts';
import { asRead, writeRevised } from '../../store/revised.ts';
import type { Enquiry } from '../enquiry.ts';
import type { EnquiryEvent } from '../enquiryEvent.ts';
import type { EnquiryHandling } from '../enquiryHandling.ts';

/** An enquiry that somebody at the dealer answers. */
export interface HandledEnquiry extends Enquiry {
  handling: EnquiryHandling;
}

/** An event to be stored; what it does not need is left out. */
export type NewEvent = Pick<EnquiryEvent, 'kind' | 'sentence'> &
  Partial<Pick<EnquiryEvent, 'by' | 'field' | 'text' | 'channel' | 'subject' | 'mailId' | 'key'>>;

/** What is written about an enquiry at once. */
export interface HandlingChange {
  handling?: Partial<EnquiryHandling>;
  events?: NewEvent[];
  /** Mails that it causes. */
  mails?: Mail[];
}

export type HandlingWrites = ReturnType<typeof handlingWrites>;

/** Reads and changes what the staff has done about enquiries. */
export function handlingWrites({ store, outbox, now }: { store: Store; outbox: Outbox; now: () => Date }) {
  const enquiries = store.collection<Enquiry>('enquiries', { followed: true });
  const stored = store.collection<EnquiryEvent>('enquiryEvents');

  /**
   * The enquiry. Throws `NotFound` where none has the id, or where nobody answers its kind, `Gone` where its sender was erased, and
   * `Conflict` where it may only be stored.
   */
  async function read(id: string): Promise<HandledEnquiry> {
    const enquiry = await enquiries.findOne({ _id: id });
    if (!enquiry?.handling) throw new NotFound('This enquiry does not exist.');
    if (enquiry.erasedAt) {
      throw new Gone('The data of this enquiry were erased. Go back to the list: nothing is left to do.');
    }
    if (enquiry.restrictedAt) {
      throw new Conflict(
        'The sender of this enquiry has asked that it is only stored. An owner can end that under Persons.',
      );
    }
    return { ...enquiry, handling: enquiry.handling };
  }

  /** Stores the events and mails that a write has left pending, once each, however often it is called. */
  async function addPending({ _id, pendingEvents, ...enquiry }: HandledEnquiry) {
    await outbox.addPending('enquiries', { _id, ...enquiry });
    if (!pendingEvents) return;
    for (const event of pendingEvents) await insertUnlessThere(stored, event);
    // If there are others since, those stay pending.
    const asWritten = asRead<Enquiry>({ _id, revision: enquiry.revision });
    const { matchedCount } = await enquiries.updateOne(asWritten, { $set: { pendingEvents: null } });
    if (matchedCount > 0) return;
    const written = await enquiries.findOne({ _id });
    if (written && !written.erasedAt) return;
    // Whoever has erased it meanwhile may have looked for its events before they were here.
    for (const event of pendingEvents) await stored.deleteOne({ _id: event._id });
  }

  return {
    read,

    /** The events of an enquiry, oldest first, those included that a write has left pending. */
    async events({ _id, handling, pendingEvents }: HandledEnquiry): Promise<EnquiryEvent[]> {
      const ids = Array.from({ length: handling.events }, (_, i) => eventId(_id, i + 1));
      const found = ids.length > 0 ? await stored.find({ _id: { $in: ids } }).toArray() : [];
      const all = new Map([...found, ...(pendingEvents ?? [])].map((event) => [event.number, event]));
      return [...all.values()].toSorted((a, b) => a.number - b.number);
    },

    /**
     * Changes the enquiry in one write that nobody else's write can get lost in: `decide` gets it as it is stored, and
     * again where another process has written it meanwhile. It returns what to write, or undefined to leave all as it is;
     * what it throws is passed on. Settles with the enquiry when that is on disk. Throws as `read` does.
     */
    async change(
      id: string,
      decide: (enquiry: HandledEnquiry) => HandlingChange | undefined | Promise<HandlingChange | undefined>,
    ): Promise<HandledEnquiry> {
      for (;;) {
        const before = await read(id);
        const change = await decide(before);
        if (!change) return before;
        // The write replaces what is pending.
        await addPending(before);
        const fields = fieldsOf(before, change, now().toISOString());
        const written = await writeRevised<Enquiry>(enquiries, before, fields);
        if (!written) continue;
        const after = { ...written, handling: fields.handling };
        await outbox.addPendingSoon('enquiries', after);
        // The events are stored with the enquiry: where this fails, the next write does it.
        await addPending({ ...after, unposted: null }).catch(() => undefined);
        return after;
      }
    },
  };
}

function fieldsOf(
  before: HandledEnquiry,
  { handling, events = [], mails }: HandlingChange,
  at: string,
): Partial<Enquiry> & { handling: EnquiryHandling } {
  const { _id, handling: old, mailsCaused = 0 } = before;
  const visible = events.some(({ field }) => field !== undefined);
  const revision = old.revision + (visible ? 1 : 0);
  const added = events.map((event, i): EnquiryEvent => {
    const number = old.events + i + 1;
    const empty = {
      by: null,
      field: null,
      text: null,
      channel: null,
      subject: null,
      mailId: null,
      key: null,
    };
    return { ...empty, ...event, _id: eventId(_id, number), number, at, revision };
  });
  return {
    handling: {
      ...old,
      ...(added.length > 0 && { lastEventAt: at, readBy: readersOf(events) }),
      ...handling,
      ...{ revision, events: old.events + added.length },
    },
    ...(added.length > 0 && { pendingEvents: added }),
    ...(mails && { unposted: mails, mailsCaused: mailsCaused + 1 }),
  };
}

/** Who knows of events: who has caused them. For all others they are news. */
function readersOf(events: NewEvent[]): string[] {
  return [...new Set(events.flatMap(({ by }) => by?.id ?? []))];
}

function eventId(enquiryId: string, number: number): string {
  return `${enquiryId}-${String(number).padStart(6, '0')}`;
}
