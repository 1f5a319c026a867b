import type { CarStore } from '../cars/carStore.ts';
import type { EnquiryService } from './enquiryService.ts';

/** What the routes of forms need. */
export interface FormContext {
  enquiries: EnquiryService;
  cars: CarStore;
  /** The address of the site, without a slash at its end. */
  publicUrl: string;
  now: () => Date;
}
