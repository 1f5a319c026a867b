import { dealership } from '../dealership.ts';
import type { Catalogue } from '../ui/text/useMessages.ts';

const { promises } = dealership;

const en = {
  confirmed: `Confirmed within ${promises.testDriveConfirmation} while we are open.`,
  takes: `A test drive takes ${promises.testDriveLength}.`,
  confirmTitle: 'Test drive requested',
  confirmHeading: 'Your test drive request was submitted. Our agent will contact you shortly.',
  home: 'Go to home page',
  more: 'Request More',
};

/** The words of the confirmation. */
export const testDriveMessages: Catalogue<typeof en> = { en };
