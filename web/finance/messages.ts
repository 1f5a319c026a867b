import { dealership, promises } from '../dealer/dealership.ts';
import type { Catalogue } from '../ui/text/useMessages.ts';

const { financeReply } = promises;

const en = {
  title: 'Finance',
  description: `Apply for car finance in ${dealership.city}. We answer within ${financeReply} (working days), and applying does not affect your credit score.`,
  heading: 'Know what you can spend, before you choose.',
  lead: 'Tell us which car you have in mind and a little about yourself.',
  picture: 'Illustration: a black saloon from the side',
  noEffect: 'Submitting does not affect your credit score.',
  answered: `Answered within ${financeReply} (working days).`,
  manufacturer: 'Manufacturer',
  chooseManufacturer: 'Choose a manufacturer',
  vehicleType: 'Vehicle type',
  chooseVehicleType: 'Choose a model',
  manufacturerFirst: 'Manufacturer first',
  withoutCar: 'Apply for another car',
  noCars: 'We could not load the list of cars.',
  fullName: 'Full name',
  salary: 'Current salary',
  salaryHint: 'A month, before deductions.',
  currency: 'AED',
  loans: 'Do you have existing loans?',
  yes: 'Yes',
  no: 'No',
  note: 'This is a pre-approval check. Submitting it does not affect your credit score.',
  cancel: 'Cancel',
  submit: 'Submit Application',
  failed: 'We could not send your application.',
  kept: 'Your details, except your salary, are kept on this device for a day at most.',
  drafted: 'What you enter, except your salary, is kept on this device until it is sent, for a day at most.',
  confirmTitle: 'Application sent',
  confirmed: 'Your request Is submitted our agent will contact you shortly.',
  confirmedText: `We have received your application. Our agent will contact you within ${financeReply} (working days); there is nothing more for you to do until then.`,
  goHome: 'Go to home page',
  browse: 'Browse Collection',
};

export const financeMessages: Catalogue<typeof en> = { en };
