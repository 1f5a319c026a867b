import type { Enquiry } from '../enquiries/enquiry.ts';
import { revisionIn } from '../store/revised.ts';

/**
 * What replaces an enquiry when its sender is erased: kind, times, status, assignee, car and partner stay, so that no number
 * changes. Every field of an enquiry stands here, so that a new one is not kept by mistake. `carId`: the car of the stock that it is
 * about; `at`: when, ISO 8601.
 */
export function erasedEnquiry(
  enquiry: Enquiry,
  { carId, at }: { carId: string | undefined; at: string },
): Enquiry {
  const { _id, kind, createdAt, consent, partnerId, dueAt, amberAt, carThen, handling, mailsCaused } =
    enquiry;
  return {
    ...{ _id, kind, createdAt, consent, partnerId, dueAt, amberAt, carThen },
    ...(mailsCaused !== undefined && { mailsCaused }),
    details: carId === undefined ? {} : { carId },
    handling: handling && {
      ...{ ...handling, revision: handling.revision + 1, lostReason: null, wakeAt: null },
      ...{ awaited: [], readBy: [], events: 0 },
    },
    ...{ source: null, idempotencyKey: null, fingerprint: '', message: '', withoutNotice: null },
    ...{ unposted: null, pendingEvents: null, restrictedAt: null, erasedAt: at },
    revision: revisionIn(enquiry) + 1,
  };
}
