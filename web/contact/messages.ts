import { dealership } from '../dealer/dealership.ts';
import type { Catalogue } from '../ui/text/useMessages.ts';

const en = {
  title: 'Contact',
  description: `Call, write or visit ${dealership.legalName} in ${dealership.city}: phone numbers, email, address, opening hours and a map.`,
  heading: 'Talk to us.',
  lead: 'Ask about a car, a visit or anything else. Write here, call, or come by.',
  wish: (car: string) => `I am looking for this car: ${car}. Please tell me if you can find one.`,
  firstName: 'First name',
  lastName: 'Last name',
  message: 'Message',
  send: 'Send Message',
  withoutCar: 'Write about something else',
  sent: 'Message sent successfully!',
  failed: 'Failed to send message',
  phone: 'Call us',
  whatsApp: 'WhatsApp',
  emailUs: 'Email us',
  emailSubject: 'A question about a car',
  address: 'Visit us',
  directions: 'Get directions',
  hours: 'Business hours',
  map: 'Map',
  showMap: 'Show the map',
  mapHint: 'The map comes from OpenStreetMap.',
};

export const contactMessages: Catalogue<typeof en> = { en };
