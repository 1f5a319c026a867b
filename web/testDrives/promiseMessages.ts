import { promises } from '../dealer/dealership.ts';
import type { Catalogue } from '../ui/text/useMessages.ts';

const { testDriveConfirmation, testDriveLength } = promises;

const en = {
  confirmed: `Confirmed within ${testDriveConfirmation} while we are open.`,
  takes: `A test drive takes ${testDriveLength}.`,
};

/** What the form and its confirmation promise about a test drive (TD-13). */
export const promiseMessages: Catalogue<typeof en> = { en };
