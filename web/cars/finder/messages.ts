import type { Catalogue } from '../../ui/text/useMessages.ts';

const en = {
  searchStock: 'Search our cars',
  searchHint: 'Make, model, colour, year',
  search: 'Search',
};

export const finderMessages: Catalogue<typeof en> = { en };
