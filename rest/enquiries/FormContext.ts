import type { CarStore } from '../cars/carStore.ts';
import type { EnquiryService } from './enquiryService.ts';

/** What the routes of forms need. */
export interface FormContext {
  desk: EnquiryService;
  cars: CarStore;
  /** Where the site is found, without a slash at its end. */
  publicUrl: string;
  now: () => Date;
}
