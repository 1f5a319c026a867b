import { inParts } from '../store/inParts.ts';
import type { Enquiry } from '../enquiries/enquiry.ts';
import type { Subscription } from '../enquiries/newsletter/subscription.ts';
import type { QueuedMail } from '../mail/outbox.ts';
import type { SearchAlert } from '../searchAlerts/searchAlert.ts';
import type { Store } from '../store/Collection.ts';
import type { EraseRecords } from './eraseRecords.ts';
import { formOwner } from './formOwner.ts';
import type { RecordRef } from './personalRecord.ts';
import { type Counts, type Months, noCounts, type RetentionClass } from './retention/retention.ts';

/** How many records are erased at once. */
const PART = 100;

/** What is due: a record of a person, or a mail that was not delivered. */
type Due = { of: RetentionClass; record: RecordRef } | { of: 'refusedMails'; mailId: string };

/**
 * What was stored for as many months as it may be after its last event (back office, personal data). What is restricted stays until
 * that ends, and a form for as long as its subscription or search alert.
 */
export function dueErasures({ store, eraser, now }: { store: Store; eraser: EraseRecords; now: () => Date }) {
  const enquiries = store.collection<Enquiry>('enquiries', { followed: true });
  const subscriptions = store.collection<Subscription>('subscriptions');
  const alerts = store.collection<SearchAlert>('searchAlerts');
  const outbox = store.collection<QueuedMail>('outbox');

  async function* all(months: Months): AsyncGenerator<Due> {
    const oldest = (name: RetentionClass) => monthsBefore(now(), months[name]);
    const owners = new Set<string>();
    for await (const { _id, unsubscribedAt, restrictedAt } of subscriptions.find({})) {
      const isOver = unsubscribedAt !== null && restrictedAt === null && unsubscribedAt < oldest('enquiries');
      if (isOver) yield { of: 'enquiries', record: { kind: 'subscription', id: _id } };
      else owners.add(_id);
    }
    for await (const { _id } of alerts.find({})) owners.add(_id);
    for await (const enquiry of enquiries.find({ erasedAt: null, restrictedAt: null })) {
      const owner = formOwner(enquiry);
      const of = classOf(enquiry);
      const last = enquiry.handling?.lastEventAt ?? enquiry.createdAt;
      if (last < oldest(of) && !(owner && owners.has(owner.id)))
        yield { of, record: { kind: 'enquiry', id: enquiry._id } };
    }
    for await (const { _id, refusedAt, createdAt } of outbox.find({ sentAt: null })) {
      if ((refusedAt ?? createdAt) < oldest('refusedMails')) yield { of: 'refusedMails', mailId: _id };
    }
  }

  return {
    /** How many of each are due. */
    async count(months: Months): Promise<Counts> {
      const counts = noCounts();
      for await (const { of } of all(months)) counts[of] += 1;
      return counts;
    },

    /** Erases them, and adds to `counts` how many of each there were: also those before an error. */
    async erase(months: Months, counts: Counts): Promise<void> {
      for await (const part of inParts(all(months), PART)) {
        await eraser.erase(part.flatMap((due) => ('record' in due ? due.record : [])));
        for (const due of part) {
          if ('mailId' in due) await outbox.deleteOne({ _id: due.mailId, sentAt: null });
          counts[due.of] += 1;
        }
      }
    },
  };
}

function classOf({ kind, handling }: Enquiry): Exclude<RetentionClass, 'refusedMails'> {
  if (handling?.status === 'SPAM') return 'spam';
  return kind === 'finance' ? 'finance' : 'enquiries';
}

/** The moment so many months earlier, ISO 8601: on the same day, or the last one of its month. */
function monthsBefore(moment: Date, months: number): string {
  const earlier = new Date(moment);
  earlier.setUTCDate(1);
  earlier.setUTCMonth(earlier.getUTCMonth() - months);
  const lastDay = new Date(Date.UTC(earlier.getUTCFullYear(), earlier.getUTCMonth() + 1, 0)).getUTCDate();
  earlier.setUTCDate(Math.min(moment.getUTCDate(), lastDay));
  return earlier.toISOString();
}
