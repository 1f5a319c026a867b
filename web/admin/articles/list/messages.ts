import type { ArticlesPageQueryVariables } from '../../../generated/ArticlesPage.ts';
import type { Catalogue } from '../../../ui/text/useMessages.ts';

type State = ArticlesPageQueryVariables['state'];

const en = {
  title: 'Articles',
  tabsLabel: 'Articles by state',
  tabs: { PUBLISHED: 'Published', DRAFT: 'Drafts', SCHEDULED: 'Scheduled' } satisfies Record<State, string>,
  search: 'Search',
  searchHint: 'Title, author',
  found: (count: number) => (count === 1 ? '1 article' : `${count} articles`),
  list: 'Articles',
  columns: { picture: '', title: 'Article', author: 'Author', state: 'State', date: 'Date' },
  begin: 'New article',
  noneFound: 'No article matches',
  noneFoundHint: 'Check the spelling, or clear the search.',
  clear: 'Clear the search',
  none: {
    PUBLISHED: 'No article is on the site',
    DRAFT: 'There are no drafts',
    SCHEDULED: 'No article is scheduled',
  } satisfies Record<State, string>,
  noneHint: {
    PUBLISHED: 'Write one, look at it as the site shows it, and publish it.',
    DRAFT: 'Articles that you have begun and not yet published appear here.',
    SCHEDULED: 'Articles that will be published at a set time appear here.',
  } satisfies Record<State, string>,
  back: 'Articles',
  newTitle: 'Title',
  newHint:
    'The web address of the article is made from this title and stays the same. You can change the title later.',
  start: 'Start writing',
  pager: {
    pages: 'Pages of the list',
    firstPage: 'First page',
    previousPage: 'Previous page',
    nextPage: 'Next page',
    lastPage: 'Last page',
    page: (number: number) => `Page ${number}`,
  },
};

export const listMessages: Catalogue<typeof en> = { en };
