import { defaultDealership } from '../dealership/defaultDealership.ts';
import { inParts } from '../store/inParts.ts';
import type { Migration } from '../store/migrate.ts';
import { answeredKinds } from './answeredKinds.ts';
import { dueOf } from './dueOf.ts';
import type { Enquiry } from './enquiry.ts';
import { newHandling } from './enquiryHandling.ts';

/** Older enquiries are closed, and in no number; ms. */
const NEW_FOR = 7 * 24 * 60 * 60 * 1000;
/** How many enquiries are written at once. */
const PART = 200;

/** Gives enquiries from before there was an inbox their place in it (back office, clock, rule 6). */
export const handlingMigration: Migration = {
  name: '2026-11-28 handling of enquiries',
  async run(store) {
    const enquiries = store.collection<Enquiry>('enquiries', { followed: true });
    const oldest = new Date(Date.now() - NEW_FOR).toISOString();
    for await (const part of inParts(enquiries.find({}), PART)) {
      const changed = part.filter(({ kind, handling }) => answeredKinds.has(kind) && !handling);
      if (changed.length === 0) continue;
      await enquiries.bulkWrite(
        changed.map((enquiry) => {
          const { _id, kind, createdAt } = enquiry;
          const isOld = createdAt < oldest;
          const due = isOld ? undefined : dueOf(kind, Date.parse(createdAt), defaultDealership);
          const replacement: Enquiry = {
            ...enquiry,
            dueAt: due ? new Date(due.at).toISOString() : null,
            amberAt: due ? new Date(due.amberAt).toISOString() : null,
            handling: newHandling(createdAt, isOld ? 'CLOSED' : 'NEW'),
          };
          return { replaceOne: { filter: { _id }, replacement } };
        }),
      );
    }
  },
};
