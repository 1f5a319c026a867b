import { dealership, promises } from '../dealer/dealership.ts';
import type { Catalogue } from '../ui/text/useMessages.ts';

const { city } = dealership;

const en = {
  title: 'Book a test drive',
  description: `Choose one of our premium used cars in ${city} and take it for a test drive. Confirmed within ${promises.testDriveConfirmation} while we are open; it takes ${promises.testDriveLength}.`,
  heading: 'Take one for a drive',
  lead: 'Choose a car, then the day and the time that suit you. The time to confirm counts only while we are open.',
  confirmedWithin: 'Confirmed within',
  atTheWheel: 'At the wheel',
  book: 'Book Test Drive',
  bookThis: (name: string) => `Book Test Drive: ${name}`,
  ask: 'Ask for a test drive',
  askFor: (name: string) => `Ask for a test drive: ${name}`,
  allCars: 'See all cars',
};

/** The words of the list of cars that offer a test drive. */
export const testDriveListMessages: Catalogue<typeof en> = { en };
