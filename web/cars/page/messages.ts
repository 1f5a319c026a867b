import { dealership } from '../../dealership.ts';
import type { Catalogue } from '../../ui/text/useMessages.ts';

const { finance, promises } = dealership;

const en = {
  breadcrumb: 'Breadcrumb',
  home: 'Home',
  cars: 'Cars',
  pictures: 'Pictures',
  picture: (name: string, number: number, count: number) =>
    count > 1 ? `${name}, picture ${number} of ${count}` : name,
  isIllustration: 'Illustration, not a photo',
  illustration: (words: string) => `Illustration: ${words}`,
  noPicture: (name: string) => `${name}: no picture yet`,
  showPicture: (number: number) => `Show picture ${number}`,
  previousPicture: 'Previous picture',
  nextPicture: 'Next picture',
  fullScreen: 'Full screen',
  viewer: 'Pictures in full screen',
  close: 'Close',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  buyNow: 'Buy Now',
  bookTestDrive: 'Book Test Drive',
  contact: 'Contact',
  callNow: 'Call Now',
  whatsApp: 'WhatsApp',
  whatsAppText: (name: string, address: string) => `Hello, I am interested in the ${name}: ${address}`,
  save: 'Save to My Garage',
  saved: 'Saved in My Garage',
  isSold: 'This car is sold.',
  otherCars: 'Browse Cars',
  instalmentTerms: (down: string) =>
    `An example: ${down} down (${finance.downPayment}%), ${finance.months} months, reducing rate ${finance.reducingRate}% a year.`,
  instalmentQuoted: 'As it was listed with this car. Ask us for its terms.',
  testDrivePromise: `Test drives are confirmed within ${promises.testDriveConfirmation} while we are open, and take ${promises.testDriveLength}.`,
  salesPromise: `Sales contacts you within ${promises.salesContact}.`,
  facts: 'Quick facts',
  year: 'Year',
  mileage: 'Mileage',
  transmission: 'Transmission',
  fuel: 'Fuel',
  specification: 'Specification',
  bodyType: 'Body type',
  engine: 'Engine',
  fuelType: 'Fuel type',
  doors: 'Doors',
  color: 'Color',
  keys: 'Keys',
  features: 'Features & Options',
  description: 'Description',
  similar: 'Similar cars',
  incomplete: 'We could not reach the rest of what we know about this car.',
};

export const carPageMessages: Catalogue<typeof en> = { en };
