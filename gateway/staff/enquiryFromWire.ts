import type { EnquiryNumbers as WireNumbers } from '../../rest/enquiries/handling/enquiryNumbers.ts';
import type { EnquiryRecord as WireRecord } from '../../rest/enquiries/handling/enquiryRecord.ts';
import type { EnquirySummary } from '../../rest/enquiries/handling/enquirySummary.ts';
import type {
  CarSnapshot,
  Enquiry,
  EnquiryClockState,
  EnquiryEvent,
  EnquiryKind,
  EnquiryNumbers,
  EnquiryRecord,
  EnquiryView,
  InboxCounts,
} from '../generated/schemaTypes.ts';
import { reversed } from './reversed.ts';

/** A record without the fields that are asked for on their own. */
export type EnquiryRecordParent = Omit<EnquiryRecord, 'sensitiveFields' | 'templates'>;

/** What REST calls the kinds. */
export const wireKinds = {
  TEST_DRIVE: 'testDrive',
  PURCHASE: 'purchase',
  PRICE_OFFER: 'priceOffer',
  CAR_OFFER: 'sellCar',
  FINANCE: 'finance',
  CONTACT: 'contact',
} as const satisfies Record<EnquiryKind, string>;

/** What REST calls the views of the inbox. */
export const wireViews = {
  MINE: 'mine',
  UNASSIGNED: 'unassigned',
  DUE_TODAY: 'dueToday',
  OVERDUE: 'overdue',
  OPEN: 'open',
} as const satisfies Record<EnquiryView, keyof InboxCounts>;

/** The kinds, and the views, by what REST calls them. */
export const kinds = new Map<string, EnquiryKind>(Object.entries(reversed(wireKinds)));
export const views = new Map<string, EnquiryView>(Object.entries(reversed(wireViews)));

const clockStates = {
  green: 'GREEN',
  amber: 'AMBER',
  red: 'RED',
  answered: 'ANSWERED',
  answeredLate: 'ANSWERED_LATE',
  none: 'NONE',
} satisfies Record<EnquirySummary['clock']['state'], EnquiryClockState>;

/** An enquiry of a list. */
export function enquiryFromWire({ photos, car, clock, kind, ...same }: EnquirySummary): Enquiry {
  return {
    ...same,
    kind: kindFromWire(kind),
    car: car && { carId: car.id, title: car.title },
    clock: { ...clock, state: clockStates[clock.state] },
    photoCount: photos,
  };
}

/** One enquiry with all that is known of it. */
export function recordFromWire(wire: WireRecord): EnquiryRecordParent {
  const { fields, withheld, photoNames, source, consent, lostReason, answersArriveAt } = wire;
  return {
    ...{ id: wire.id, fields, withheld, photoNames, source, consent, lostReason, answersArriveAt },
    enquiry: enquiryFromWire(wire),
    carThen: wire.carThen && snapshot({ ...wire.carThen, listed: true }),
    carNow: wire.carNow && snapshot(wire.carNow),
    others: wire.others.map(enquiryFromWire),
    timeline: wire.timeline.map(({ by, ...event }): EnquiryEvent => ({ ...event, by: by?.name ?? null })),
  };
}

/** Numbers of enquiries. */
export function numbersFromWire({ days, byKind, byPerson, ...total }: WireNumbers): EnquiryNumbers {
  return {
    ...{ days, total },
    byKind: byKind.map(({ kind, ...figures }) => ({ kind: kindFromWire(kind), figures })),
    byPerson: byPerson.map(({ person, ...figures }) => ({ name: person?.name ?? null, figures })),
  };
}

const kindFromWire = (kind: string) => kinds.get(kind) ?? 'CONTACT';

function snapshot({ id, title, price, status, listed }: NonNullable<WireRecord['carNow']>): CarSnapshot {
  return { carId: id, title, price, status, listed };
}
