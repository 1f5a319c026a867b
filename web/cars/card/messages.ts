import { grouped } from '../../ui/text/grouped.ts';
import { dealership } from '../../dealer/dealership.ts';
import type { Catalogue } from '../../ui/text/useMessages.ts';

const { finance } = dealership;

const en = {
  unknown: 'Unknown',
  notAvailable: 'N/A',
  priceOnRequest: 'Price on request',
  sold: 'SOLD',
  reserved: 'RESERVED',
  featured: 'FEATURED',
  testDrive: 'TEST DRIVE',
  was: 'was',
  whenSaved: 'when you saved it',
  now: 'now',
  gone: 'No longer listed',
  question: (car: string, address: string) => `Hello, I am interested in the ${car}: ${address}`,
  perMonth: (amount: string) => `or ${amount} a month`,
  terms: `${finance.downPayment}% down, ${finance.months} months`,
  ownTerms: 'on its own terms: ask us',
  list: 'Cars',
  collection: 'The collection',
  collectionDescription: `Premium used cars for sale in ${dealership.city}: filter by make, model, price, mileage and year, and book a test drive.`,
  noCars: 'No Cars Found',
  noCarsHint:
    "We couldn't find any cars matching your criteria. Try adjusting your filters or check back soon for new arrivals.",
  unreachable: 'We could not reach our stock list.',
  pages: 'Pages',
  firstPage: 'First page',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  lastPage: 'Last page',
  page: (number: number) => `Page ${grouped(number)}`,
};

export const carMessages: Catalogue<typeof en> = { en };
