import { reference } from '../../dealership/reference.ts';
import { wordsIn } from '../../../text/foldText.ts';
import { answeredKinds } from '../answeredKinds.ts';
import { contactOf } from '../contactOf.ts';
import type { Enquiry } from '../enquiry.ts';
import { joined, nameIn } from '../listedEnquiry.ts';
import { photosOf } from '../photosOf.ts';
import type { HandledEnquiry } from './handlingWrites.ts';
import { type Place, placeOf } from './inboxPlace.ts';

/** What lists, searches, notices and numbers need of an enquiry; some thousands of rows are in memory. */
export interface EnquiryRow extends Pick<
  HandledEnquiry,
  'kind' | 'createdAt' | 'dueAt' | 'amberAt' | 'handling'
> {
  id: string;
  reference: string;
  name: string;
  /** As it was typed. */
  phone: string;
  email: string;
  contact: ReturnType<typeof contactOf>;
  /** The car that it is about: one of the stock, or the visitor's own; '' if none. */
  car: string;
  carId: string | null;
  stockNumber: string | null;
  photos: number;
  /** The words of the name as searches compare them, with a space before each. */
  nameWords: string;
  /** Whether it is in no list: its sender was erased, or has asked that it is only stored. */
  withheld: boolean;
  /** Where it stands in the inbox. */
  place: Place;
}

/** The row of an enquiry; undefined if nobody answers its kind. */
export function enquiryRow(enquiry: Enquiry): EnquiryRow | undefined {
  const { _id: id, kind, handling, details, carThen } = enquiry;
  if (!handling || !answeredKinds.has(kind)) return undefined;
  const text = (field: string) => (typeof details[field] === 'string' ? details[field] : '');
  const name = nameIn(details);
  const { createdAt, dueAt, amberAt } = enquiry;
  // A single literal: lists look at all rows, and do so many times faster where these have one shape (V8).
  return {
    id,
    kind,
    createdAt,
    dueAt,
    amberAt,
    handling,
    name,
    reference: reference(id),
    withheld: !!(enquiry.erasedAt ?? enquiry.restrictedAt),
    place: placeOf({ id, createdAt, dueAt, handling }),
    phone: text('mobileNumber'),
    email: text('email'),
    contact: contactOf(details),
    car: carThen?.title ?? joined([text('manufacturer'), text('vehicleType'), text('year')]),
    carId: carThen?.id ?? (text('carId') || null),
    stockNumber: carThen?.stockNumber ?? null,
    photos: photosOf(enquiry).length,
    nameWords: wordsIn(name)
      .map((word) => ` ${word}`)
      .join(''),
  };
}
