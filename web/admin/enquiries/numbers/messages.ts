import type { Catalogue } from '../../../ui/text/useMessages.ts';

const en = {
  title: 'Numbers',
  period: (days: number) => `Enquiries of the last ${days} days, without spam`,
  received: 'Received',
  inTime: 'Answered in time',
  median: 'Time to first answer',
  medianHint: 'Median, in opening hours',
  won: 'Won',
  none: 'No enquiries in this period',
  noneHint: 'The numbers appear with the first one.',
  byKind: 'By kind',
  byPerson: 'By person',
  nobody: 'Nobody yet',
  noAnswer: '–',
  share: (inTime: number, received: number) => `${inTime} of ${received}`,
};

export const numbersMessages: Catalogue<typeof en> = { en };
