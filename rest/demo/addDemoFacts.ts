import type { DealershipChanges } from '../dealership/dealershipChanges.ts';
import { exampleFacts } from '../dealership/salesFacts.ts';
import type { StoredSettings } from '../dealership/settings/settings.ts';
import { insertUnlessThere } from '../store/insertUnlessThere.ts';
import type { Store } from '../store/Collection.ts';

const demoFacts: DealershipChanges = {
  priceParts: [
    { item: 'vat', included: true },
    { item: 'transfer', included: false, amount: 350 },
    { item: 'registration', included: false, amount: 420 },
    { item: 'plates', included: false, amount: 50 },
    { item: 'insurance', included: false },
    { item: 'delivery', included: false, amount: 300 },
  ],
  people: [
    {
      name: 'Huda Karim',
      role: 'Sales manager',
      languages: ['Arabic', 'English', 'French'],
      phone: '+971 50 000 1235',
      whatsApp: '971500001235',
    },
    {
      name: 'Omar Haddad',
      role: 'Sales adviser',
      languages: ['Arabic', 'English'],
      phone: '+971 50 000 1236',
      whatsApp: '971500001236',
    },
    {
      name: 'Priya Nair',
      role: 'Sales adviser',
      languages: ['English', 'Hindi', 'Malayalam'],
      phone: '+971 50 000 1237',
      whatsApp: '971500001237',
    },
  ],
  licences: [{ number: '000000', authority: 'Dubai Economy and Tourism' }],
  reviews: [
    {
      text: 'They told me about the scratch on the rear bumper before I had seen it. The price on the page was the price I paid.',
      author: 'Layla S.',
      source: 'Example Reviews',
      url: 'https://example.com/reviews/1',
      day: '2026-10-04',
    },
    {
      text: 'Test drive confirmed within the hour, the car was cold when I came, and nobody rushed me.',
      author: 'Daniel R.',
      source: 'Example Reviews',
      url: 'https://example.com/reviews/2',
      day: '2026-09-12',
    },
    {
      text: 'Sold my old car and bought the next one on the same day. Transfer and plates were done in an hour.',
      author: 'Imran A.',
      source: 'Example Reviews',
      url: 'https://example.com/reviews/3',
      day: '2026-08-21',
    },
  ],
  waysToPay: ['Bank transfer', 'Manager’s cheque', 'Debit or credit card', 'Car loan from a bank'],
  testDriveBring: ['Emirates ID', 'Driving licence that is valid in the UAE'],
  examples: exampleFacts.filter((fact) => fact !== 'ratingSources'),
};

/**
 * Gives the demonstration's dealer the facts that only a real one knows, all marked as examples. Settings that an owner has
 * changed stay as they are.
 */
export async function addDemoFacts(store: Store) {
  const settings = store.collection<StoredSettings>('settings');
  // Those that nobody has changed are revision 1.
  await insertUnlessThere(settings, {
    _id: 'dealership',
    revision: 2,
    changes: demoFacts,
    lastChanges: {},
  });
}
