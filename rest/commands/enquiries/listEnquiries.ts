import { carName } from '../../cars/carName.ts';
import { carStore } from '../../cars/carStore.ts';
import type { Enquiry } from '../../enquiries/enquiry.ts';
import { type ListedEnquiry, listedEnquiry } from '../../enquiries/listedEnquiry.ts';
import type { Store } from '../../store/Collection.ts';
import type { EnquiryChoice } from './readArguments.ts';

/** The chosen enquiries, oldest first, without those that were erased or may only be stored. Rejects when the store cannot be read. */
export async function listEnquiries(store: Store, { since, kind }: EnquiryChoice): Promise<ListedEnquiry[]> {
  const isListed = { restrictedAt: null, erasedAt: null };
  const chosen = { ...isListed, ...(since && { createdAt: { $gte: since } }), ...(kind && { kind }) };
  const found = await store
    .collection<Enquiry>('enquiries')
    .find(chosen, { sort: { createdAt: 1 } })
    .toArray();
  const names = await carNames(store, found);
  return found.map((enquiry) => listedEnquiry(enquiry, names.get(carIdOf(enquiry))));
}

/** The names of the cars that enquiries are about, by their ids. */
async function carNames(store: Store, enquiries: Enquiry[]): Promise<Map<string, string>> {
  const cars = carStore(store);
  const names = new Map<string, string>();
  for (const id of new Set(enquiries.map(carIdOf))) {
    const car = id === '' ? null : ((await cars.byId(id)) ?? (await cars.withdrawn(id))?.car);
    if (car) names.set(id, carName(car));
  }
  return names;
}

function carIdOf({ details: { carId } }: Enquiry): string {
  return typeof carId === 'string' ? carId : '';
}
