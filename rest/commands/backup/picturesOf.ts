import { picturesOfCar } from '../../cars/picturesOfCar.ts';
import type { WithdrawnCar } from '../../cars/WithdrawnCar.ts';
import type { Enquiry } from '../../enquiries/enquiry.ts';
import type { Stored } from '../../store/Collection.ts';

/** The names of the pictures of a car, or of the photos of an offer, in a document of `collection`; otherwise none. */
export function picturesOf(collection: string, document: Stored): string[] {
  if (collection === 'cars') return picturesOfCar(document);
  if (collection === 'withdrawnCars') return picturesOfCar((document as Partial<WithdrawnCar>).car ?? {});
  const { kind, details } = document as Partial<Enquiry>;
  return collection === 'enquiries' && kind === 'sellCar' ? (details?.images as string[]) : [];
}
