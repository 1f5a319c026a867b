import { dealership } from '../dealer/dealership.ts';
import type { Catalogue } from '../ui/text/useMessages.ts';
import type { LegalSection } from './LegalSection.ts';

const { legalName } = dealership;

/**
 * The ten topics of PRIV-1. A change of what the site stores, or of the third parties that it contacts, needs a change of
 * this text and its date.
 */
const sections: LegalSection[] = [
  {
    id: 'collected-data',
    heading: 'The data we collect',
    body: [
      'You can look at every car and read every page without telling us who you are. We collect personal data only when you send it to us yourself:',
      [
        'Test drives and purchase requests: your name, email address and mobile number, the car you chose and, for a test drive, the day and the time, and another time or the address to bring the car to where you name them.',
        'Offers of a price: your name and mobile number, the car and what you would pay for it.',
        'Offers of your own car: its details, photos and description, the emirate it is in, the car that you want in exchange, your name, email address and mobile number. Your device removes the place where a photo was taken before it sends it.',
        'Finance applications: your name, mobile number and email address, your salary, whether you have existing loans, and the car you have in mind.',
        'Messages: your name, email address, mobile number and what you write.',
        'The newsletter: your email address.',
        'Search alerts: your email address, the search, and which cars we have told you of.',
      ],
      'With each of these we note when it was sent and which version of the consent text you agreed to. Our server also sees the IP address of your device. It needs it to answer you, and to limit how many forms can be sent from one place.',
    ],
  },
  {
    id: 'use',
    heading: 'How we use it',
    body: [
      'We use what you send for the purpose you sent it for: to confirm a test drive, to talk about a car, to value yours, to look into finance for you, to answer a question, or to send you the newsletter.',
      'We rely on your consent, and on the steps you ask us to take before a contract. No form subscribes you to the newsletter unasked, and we make no automated decisions about you.',
      'We keep an enquiry while we work on it, and afterwards for as long as the law requires dealers to keep records. Your address stays on the newsletter list until you unsubscribe. A search alert that you do not confirm is removed after 7 days, one that you end after 90.',
    ],
  },
  {
    id: 'analytics-and-advertising',
    heading: 'Analytics and advertising services',
    body: [
      'This website uses no analytics or advertising services, no tracking pixels and no visitor profiles.',
      'Should that change, we will first name the service and its purpose here, and use it only for visitors who have agreed. All of the site will work for those who decline.',
    ],
  },
  {
    id: 'cookies',
    heading: 'Cookies and storage on your device',
    body: [
      'This website sets no cookies. For its features to work, it keeps a few things in your browser’s storage. They stay on your device until you delete them, and we cannot read them from elsewhere:',
      [
        'favoriteCars: the cars you saved in My Garage.',
        'recentCars: the last eight cars you opened, so that you find them again under Recently viewed. Clear, beside it, forgets them.',
        'lastSeen: the last car you opened and the last list you filtered, and seenBefore, a copy of it until you close the tab, so that you can continue with them when you come back. The cross beside them forgets both.',
        'compareCars: the cars you chose to compare, until you clear them.',
        'carId: the car you chose for a test drive or a purchase, until the request has been sent.',
        'lastContact: your name, email address and mobile number from the last form that you sent, for 30 days at most, to fill in your next one when you ask for it. Clear, in the form, or the button below forgets them.',
        'token: the sign-in of our own staff. Visitors do not have one.',
        'What you enter in a form, with the photos of your car, until it is sent and for a day at most; Clear, in the form, removes it. Your salary is never kept there.',
      ],
      'You can delete all of it in the settings of your browser. My Garage and your comparison are then empty, and everything else works as before.',
    ],
  },
  {
    id: 'sharing',
    heading: 'Whom we share it with',
    body: [
      `We do not sell or rent out personal data. Within ${legalName}, those who handle your request see it. We share it with others only where your request or the law requires it:`,
      [
        'with a bank or finance company, once you have told us to go ahead with an application;',
        'with insurers and the registration authorities, when a car changes hands;',
        'with companies that run our servers and deliver our mail, who act on our instructions;',
        'with courts and authorities, where we are obliged to.',
      ],
      'Where such a company works outside the United Arab Emirates, we make sure that the transfer is permitted under UAE law.',
    ],
  },
  {
    id: 'security',
    heading: 'Security',
    body: [
      'We protect personal data against loss, misuse and access by unauthorised people. Uploads are checked and re-encoded, texts are sanitised before they are shown, the number of forms from one place is limited, and staff passwords are stored as hashes.',
      'No system is perfectly safe. If an incident puts your data at risk, we inform you and the authority as the law requires.',
    ],
  },
  {
    id: 'rights',
    heading: 'Your rights',
    body: [
      'UAE law on the protection of personal data (Federal Decree-Law No. 45 of 2021, the PDPL) gives you rights over your data. In general terms you may ask us:',
      [
        'which data about you we hold, what we do with it and with whom we have shared it, and for a copy;',
        'to hand it over to you or to another company in a common format;',
        'to correct what is wrong and to erase what we no longer need;',
        'to restrict its use or to stop using it, in particular for direct marketing;',
        'to have a person review an automated decision.',
      ],
      'You can withdraw a consent at any time; what was done before remains lawful. Every newsletter has a link to unsubscribe. Write to us for everything else; we may ask you to prove who you are before we answer. You may also complain to the UAE Data Office.',
    ],
  },
  {
    id: 'third-parties',
    heading: 'Third parties',
    body: [
      'Fonts, scripts and pictures of cars come from our own server, so opening a page tells nobody else about you. Other companies are involved only when you choose so:',
      [
        'The map on the contact page comes from OpenStreetMap once you have asked for it. Its operator then sees your IP address.',
        'The video and the 360° view of a car may come from another company, which is named below them, once you have tapped them. That company then sees your IP address and may set cookies.',
        'WhatsApp, phone and email links open an app of your choice, under its own terms.',
      ],
      'Articles may link to other websites. They are responsible for what they do with data, under their own policies.',
    ],
  },
  {
    id: 'updates',
    heading: 'Updates to this policy',
    body: [
      'When the website or the law changes, we change this page and the date at its top. Where a change matters for data we already hold, we tell those whom it concerns, and ask again where consent is needed.',
    ],
  },
  {
    id: 'contact',
    heading: 'Contact',
    body: [`${legalName} is responsible for the data described here. For questions, and to use your rights:`],
  },
];

const en = {
  title: 'Privacy Policy',
  description: `Which personal data the website of ${legalName} collects, what it is used for, what stays on your device, and the rights you have.`,
  heading: 'Privacy Policy',
  lead: 'In short: no tracking, no advertising, no cookies. We use what you send us for what you sent it for.',
  updated: '2026-11-29',
  sections,
};

export const privacyMessages: Catalogue<typeof en> = { en };
