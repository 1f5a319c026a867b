import { dealership } from '../dealership.ts';
import type { Catalogue } from '../ui/text/useMessages.ts';

const { city, promises } = dealership;
const promise = `Test drives are confirmed within ${promises.testDriveConfirmation} while we are open, and take ${promises.testDriveLength}.`;

const en = {
  listTitle: 'Book a test drive',
  listDescription: `Choose one of our premium used cars in ${city} and take it for a test drive. ${promise}`,
  listHeading: 'Take one for a drive',
  listLead:
    'Choose a car, then the day and the time that suit you. The time to confirm counts only while we are open.',
  confirmedWithin: 'Confirmed within',
  atTheWheel: 'At the wheel',
  book: 'Book Test Drive',
  bookThis: (name: string) => `Book Test Drive: ${name}`,
  allCars: 'See all cars',

  formTitle: 'Your test drive',
  formDescription: `Book a test drive of a premium used car in ${city}: choose the day and the time. ${promise}`,
  formHeading: 'When would you like to drive?',
  formLead: 'Tell us the day and the time that suit you. Our agent contacts you to confirm.',
  confirmed: `Confirmed within ${promises.testDriveConfirmation} while we are open.`,
  takes: `A test drive takes ${promises.testDriveLength}.`,

  confirmTitle: 'Test drive requested',
  confirmHeading: 'Your test drive request was submitted. Our agent will contact you shortly.',
  home: 'Go to home page',
  more: 'Request More',
};

export const testDriveMessages: Catalogue<typeof en> = { en };
