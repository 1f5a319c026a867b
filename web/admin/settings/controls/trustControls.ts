import { controlParts } from './controlParts.ts';
import type { Control } from '../entries/control.ts';
import type { SettingsField } from './SettingsField.ts';

const { text, phone, whatsApp, address } = controlParts;

/** How the facts are entered that show visitors with whom they deal: salespeople, licences and reviews. */
export const trustControls = {
  people: {
    kind: 'list',
    label: 'people',
    of: {
      kind: 'group',
      label: 'person',
      parts: {
        picture: { kind: 'picture', label: 'picture' },
        name: text('personName'),
        role: text('role'),
        phone: { ...phone, optional: true },
        whatsApp: { ...whatsApp, optional: true },
        languages: { kind: 'list', label: 'languages', of: text('language'), add: 'language', most: 10 },
      },
    },
    add: 'person',
    most: 20,
  },
  licences: {
    kind: 'list',
    label: 'licences',
    of: { kind: 'group', label: 'licence', parts: { number: text('number'), authority: text('authority') } },
    add: 'licence',
    most: 5,
  },
  reviews: {
    kind: 'list',
    label: 'reviews',
    of: {
      kind: 'group',
      label: 'review',
      parts: {
        text: { kind: 'text', label: 'text', type: 'lines' },
        author: text('author'),
        source: text('source'),
        url: address,
        day: { kind: 'text', label: 'day', type: 'date' },
      },
    },
    add: 'review',
    most: 12,
  },
  ratingSources: {
    kind: 'list',
    label: 'ratingSources',
    of: { kind: 'group', label: 'ratingSource', parts: { name: text('sourceName'), url: address } },
    add: 'ratingSource',
    most: 5,
  },
} as const satisfies Partial<Record<SettingsField, Control>>;
