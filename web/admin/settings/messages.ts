import { counted } from '../../../text/counted.ts';
import type { Catalogue } from '../../ui/text/useMessages.ts';
import type { SectionName } from './sections.ts';

const en = {
  title: 'Settings',
  hint: 'The site, its mails and the times by which enquiries are due follow within seconds.',
  readOnly: 'An owner of this site can change them.',
  sectionList: 'Sections',
  sections: {
    business: 'Business',
    social: 'Social networks',
    hours: 'Opening hours',
    holidays: 'Holidays',
    promises: 'Promised times',
    templates: 'Reply templates',
    finance: 'Finance and exchange rates',
    figures: 'Figures',
    selling: 'Prices and test drives',
    people: 'Salespeople',
    trust: 'Licences and reviews',
    retention: 'How long data are kept',
  } satisfies Record<SectionName, string>,
  /** What each section is about. */
  leads: {
    business: 'Who and where you are. It stands on every page, in mails and in what search engines are told.',
    social: 'The foot of every page links to those that have an address.',
    hours: 'The site shows them, and answers are due by them.',
    holidays: 'Days on which nobody has to answer, and no test drive can be booked.',
    promises:
      'What the site tells visitors, and by when an enquiry is due. Enquiries that are there already keep their time.',
    templates: 'Texts to answer enquiries with. The inbox offers them for the kinds that you choose.',
    finance: 'The payment calculator, and prices in other currencies.',
    figures: 'Numbers about the business, and when somebody last checked them.',
    selling: 'What a price includes, how a car can be paid, and what to bring to a test drive.',
    people:
      'Visitors see them on the contact page, and beside the cars that name them. The first one stands beside all others.',
    trust: 'What shows visitors that they can trust you.',
    retention: 'What is older is erased by itself, once a day.',
  } satisfies Record<SectionName, string>,
  /** The words in the lines of the list. */
  summaries: {
    nothing: 'None',
    testDrive: (time: string) => `Test drive ${time}`,
    sales: (time: string) => `sales ${time}`,
    offer: (time: string) => `offer ${time}`,
    rate: (percent: number) => `${percent}% a year`,
    months: (months: number) => `up to ${months} months`,
    asOf: (day: string) => `as of ${day}`,
    cars: (cars: string) => `${cars} cars`,
    clients: (clients: string) => `${clients} clients`,
    priceParts: (count: number) => counted(count, 'part of the price', 'parts of the price'),
    waysToPay: (count: number) => counted(count, 'way to pay', 'ways to pay'),
    licences: (count: number) => counted(count, 'licence'),
    reviews: (count: number) => counted(count, 'review'),
    retention: (finance: number, others: number) =>
      `Finance ${counted(finance, 'month')} · others ${counted(others, 'month')}`,
  },
  spans: {
    MINUTES: (time: string, max: number) => `${time} ${max === 1 ? 'minute' : 'minutes'}`,
    HOURS: (time: string, max: number) => `${time} ${max === 1 ? 'hour' : 'hours'}`,
    DAYS: (time: string, max: number) => `${time} ${max === 1 ? 'day' : 'days'}`,
  },
  changeRetention: 'Change under Personal data',
  copyMonday: 'Copy Monday to Tuesday–Friday',
  example: 'Example',
  exampleHint: 'Made up for the demonstration. When you change it, it is no example any more.',
  meanwhile: 'Meanwhile somebody has changed it. It says now:',
  saved: 'Saved. In a few seconds, every new visit to the site shows it.',
};

export type SettingsMessages = typeof en;
export const settingsMessages: Catalogue<SettingsMessages> = { en };
