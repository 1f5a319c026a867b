import type { DraftMarkFieldsFragment } from '../../../generated/DraftMarkFields.ts';
import type { Catalogue } from '../../../ui/text/useMessages.ts';

type Advice = DraftMarkFieldsFragment['advice'][number];

const en = {
  add: 'Add car',
  newCar: 'New car',
  draft: 'Draft',
  changes: (count: number) => (count === 1 ? '1 change not published' : `${count} changes not published`),
  newChanges: 'Not published yet',
  changedBy: (name: string) => `Last changed by ${name}`,
  saved: (time: string) => `Saved ${time}`,
  saving: 'Saving…',
  typing: 'Not saved yet',
  offline: 'You are offline. What you typed stays on this page until it can be saved.',
  failed: (sentence: string) => `Not saved: ${sentence}`,
  again: 'Save again',
  publish: 'Publish',
  publishing: 'Publishing…',
  published: 'Published. The site shows it.',
  discarded: 'Your changes are discarded.',
  discardedNew: 'The new car is discarded.',
  choose: (count: number) =>
    count === 1
      ? 'One field has changed meanwhile: choose a value.'
      : `${count} fields have changed meanwhile.`,
  missing: (fields: string) => `Needed to publish: ${fields}`,
  missingFields: { MAKE: 'make or headline', ORIGINAL_PRICE: 'price' } as Readonly<Record<string, string>>,
  advice: {
    NO_PICTURES: 'No pictures yet',
    NO_DESCRIPTION: 'No description',
    NO_MILEAGE: 'No mileage',
    DOUBTFUL_VIN: 'The VIN may be mistyped',
  } satisfies Record<Advice, string>,
  ready: 'Ready to publish',
};

export const draftMessages: Catalogue<typeof en> = { en };
