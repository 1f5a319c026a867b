import { newsletter } from '../newsletter/newsletter.ts';
import { sellCar } from '../sellCar/sellCar.ts';
import { contact } from './contact.ts';
import { finance } from './finance.ts';
import { priceOffer } from './priceOffer.ts';
import { purchase } from './purchase.ts';
import { testDrive } from './testDrive.ts';

/** Every form of visitors: their routes, their kinds and their examples in the OpenAPI document follow from this list. */
export const forms = [sellCar, testDrive, purchase, priceOffer, finance, contact, newsletter];

/** Which form an enquiry is. A search alert is stored as an enquiry as well, but has routes and a store of its own. */
export const enquiryKinds = [...forms.map(({ kind }) => kind), 'searchAlert'];
