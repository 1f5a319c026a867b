import type { Catalogue } from '../ui/text/useMessages.ts';

const en = {
  confirmTitle: 'Test drive requested',
  confirmHeading: 'Your test drive request was submitted. Our agent will contact you shortly.',
  home: 'Go to home page',
  more: 'Request More',
};

/** The words of the confirmation. */
export const testDriveMessages: Catalogue<typeof en> = { en };
