import type { SettingsField } from './controls/SettingsField.ts';

/** The sections with facts, and the facts of each, in their order. */
export const sections = {
  business: [
    ...(['name', 'legalName', 'phones', 'whatsApp', 'email', 'street', 'city', 'country'] as const),
    'position',
  ],
  social: ['socials'],
  hours: ['openingHours'],
  holidays: ['holidays'],
  promises: ['promises'],
  finance: ['finance', 'exchange'],
  figures: ['figuresAsOf', 'figures'],
  selling: ['priceParts', 'waysToPay', 'testDriveBring'],
  people: ['people'],
  trust: ['licences', 'reviews', 'ratingSources'],
} as const satisfies Record<string, readonly SettingsField[]>;
export type FactSectionName = keyof typeof sections;

/** All sections, in the order of the list. Templates and retention are records of their own. */
export const sectionNames = [
  ...(['business', 'social', 'hours', 'holidays', 'promises', 'templates', 'finance', 'figures'] as const),
  ...(['selling', 'people', 'trust', 'retention'] as const),
] as const satisfies readonly (FactSectionName | 'templates' | 'retention')[];
export type SectionName = (typeof sectionNames)[number];
