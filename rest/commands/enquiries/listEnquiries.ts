import { carName } from '../../cars/carName.ts';
import { carStore } from '../../cars/carStore.ts';
import { AHEAD_OF_UTC } from '../../dealership/dubaiTime.ts';
import { reference } from '../../dealership/reference.ts';
import type { Store } from '../../store/Collection.ts';
import type { Enquiry } from '../../enquiries/enquiry.ts';
import type { EnquiryChoice } from './readArguments.ts';

/** An enquiry as an operator reads it; texts are empty where the form does not have them. */
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

/** The chosen enquiries, oldest first. Rejects when the store cannot be read. */
export async function listEnquiries(store: Store, { since, kind }: EnquiryChoice): Promise<ListedEnquiry[]> {
  const chosen = { ...(since && { createdAt: { $gte: since } }), ...(kind && { kind }) };
  const found = await store
    .collection<Enquiry>('enquiries')
    .find(chosen, { sort: { createdAt: 1 } })
    .toArray();
  const names = await carNames(store, found);
  return found.map((enquiry) => {
    const text = (field: string) => textOf(enquiry, field);
    const own = [text('manufacturer'), text('vehicleType')];
    return {
      time: dubaiClock(enquiry.createdAt),
      reference: reference(enquiry._id),
      name: text('fullName') || joined([text('firstName'), text('lastName')]),
      mobile: text('mobileNumber'),
      email: text('email'),
      car: names.get(text('carId')) ?? (joined(own) || text('carId')),
      enquiry,
    };
  });
}

/** The names of the cars that enquiries are about, by their ids. */
async function carNames(store: Store, enquiries: Enquiry[]): Promise<Map<string, string>> {
  const cars = carStore(store);
  const names = new Map<string, string>();
  for (const id of new Set(enquiries.map((enquiry) => textOf(enquiry, 'carId')))) {
    const car = id === '' ? null : ((await cars.byId(id)) ?? (await cars.withdrawn(id))?.car);
    if (car) names.set(id, carName(car));
  }
  return names;
}

function textOf({ details }: Enquiry, field: string): string {
  const value = details[field];
  return typeof value === 'string' ? value : '';
}

function joined(words: string[]): string {
  return words.filter(Boolean).join(' ');
}

function dubaiClock(moment: string): string {
  const there = new Date(Date.parse(moment) + AHEAD_OF_UTC).toISOString();
  return there.slice(0, 16).replace('T', ' ');
}
