import { AHEAD_OF_UTC } from '../dealership/dubaiTime.ts';
import { reference } from '../dealership/reference.ts';
import type { Enquiry } from './enquiry.ts';

/** An enquiry as it is listed for a person; texts are empty where the form does not have them. */
export interface ListedEnquiry {
  /** In Dubai, such as `2026-11-28 17:05`. */
  time: string;
  reference: string;
  name: string;
  mobile: string;
  email: string;
  /** The car that it is about: one of the stock, or the visitor's own. */
  car: string;
  enquiry: Enquiry;
}

/** The enquiry as it is listed. `carName`: the name of the car of the stock that it is about, if that is known. */
export function listedEnquiry(enquiry: Enquiry, carName: string | undefined): ListedEnquiry {
  const { details } = enquiry;
  const text = (field: string) => (typeof details[field] === 'string' ? details[field] : '');
  const own = [text('manufacturer'), text('vehicleType')];
  return {
    time: dubaiClock(enquiry.createdAt),
    reference: reference(enquiry._id),
    name: nameIn(details),
    mobile: text('mobileNumber'),
    email: text('email'),
    car: carName ?? (joined(own) || text('carId')),
    enquiry,
  };
}

/** The name that was entered in a form. */
export function nameIn({ fullName, firstName, lastName }: Enquiry['details']): string {
  const parts = [firstName, lastName].map((part) => (typeof part === 'string' ? part : ''));
  return (typeof fullName === 'string' && fullName) || joined(parts);
}

/** The words that are not empty, as one text. */
export function joined(words: string[]): string {
  return words.filter(Boolean).join(' ');
}

function dubaiClock(moment: string): string {
  const there = new Date(Date.parse(moment) + AHEAD_OF_UTC).toISOString();
  return there.slice(0, 16).replace('T', ' ');
}
