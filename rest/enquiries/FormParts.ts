import type { CarStore } from '../cars/carStore.ts';
import type { EnquiryDesk } from './enquiryDesk.ts';

/** What the routes of forms need. */
export interface FormParts {
  desk: EnquiryDesk;
  cars: CarStore;
  /** Where the site is found, without a slash at its end. */
  publicUrl: string;
  now: () => Date;
}
