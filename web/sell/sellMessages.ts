import { promises } from '../dealer/dealership.ts';
import type { Catalogue } from '../ui/text/useMessages.ts';

const reply = promises.sellReply;
const photos = (count: number) => (count === 1 ? '1 photo' : `${count} photos`);

const en = {
  title: 'Sell your car',
  description: `Offer us your car: tell us about it, add photos, and hear from our team within ${reply}.`,
  heading: 'Sell us your car.',
  lead: 'Tell us what you know about it, and add a few photos if you have them.',
  leadAgainst: 'Tell us what you know about your car, and we value it against the one that you want.',
  wantedCar: 'The car that you want',
  withoutCar: 'Sell without choosing a car',
  picture: 'Illustration: a dark green crossover seen from behind in a bright studio',
  assurances: {
    reply: `Our team replies within ${reply} (working days).`,
    place: 'Your photos are sent without the place where they were taken.',
  },

  theCar: 'The car',
  you: 'You',
  manufacturer: 'Manufacturer',
  manufacturerHint: 'BMW, Nissan, Toyota …',
  vehicleType: 'Model',
  vehicleTypeHint: 'X5, Patrol, Land Cruiser …',
  year: 'Year',
  mileage: 'Mileage (km)',
  price: 'Price you hope for',
  origin: 'Origin',
  originPlaceholder: 'Built for which market?',
  emirates: 'Emirate',
  emiratesPlaceholder: 'Where is it?',
  emiratesHint: 'Elsewhere? Choose the nearest and tell us in the description.',
  tradeIn: 'Trade in for another car? (optional)',
  tradeInPlaceholder: 'Not decided',
  options: {
    gcc: 'GCC',
    CAD: 'CAD (Canada)',
    dubai: 'Dubai',
    'abu dhabi': 'Abu Dhabi',
    sharjah: 'Sharjah',
    yes: 'Yes',
    no: 'No',
  },
  details: 'Description',
  detailsHint: 'Trim, options, service history, accidents, number of owners.',
  fullName: 'Full name',
  submit: 'Submit',

  preparing: 'Preparing your photos…',
  sending: (count: number) => (count > 0 ? `Sending your car and ${photos(count)}…` : 'Sending your car…'),
  arrived: 'Everything has arrived. One moment…',
  progress: 'Sent so far',
  cancel: 'Cancel',
  cancelled: 'Sending was cancelled. Everything you entered is still here.',
  failed: 'We could not send your car.',
  kept: (count: number) =>
    `Your details${count > 0 ? ` and ${photos(count)}` : ''} are kept on this device, for a day at most.`,
  drafted: 'What you enter, with your photos, is kept on this device until it is sent, for a day at most.',
  photosLost: 'Please choose your photos again.',

  confirmTitle: 'Car details submitted',
  confirmDescription: `We have received your car and reply within ${reply}.`,
  confirmed: 'Car details submitted successfully.',
  confirmedText: `Our team looks at what you sent and replies within ${reply} (working days).`,
  home: 'Go to home page',
  addMore: 'Add More',
};

export const sellMessages: Catalogue<typeof en> = { en };
