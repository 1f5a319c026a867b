import type { ArticlesPageQueryVariables } from '../../../generated/ArticlesPage.ts';
import { oneOf } from '../../list/oneOf.ts';
import { pageIn } from '../../list/pageIn.ts';
import { listMessages } from './messages.ts';

/** What the list shows, as its address says; without anything there, the articles on the site. */
export function articleFilter(address: URLSearchParams): ArticlesPageQueryVariables {
  return {
    state: oneOf(listMessages.en.tabs, address.get('state')) ?? 'PUBLISHED',
    search: address.get('q')?.trim() || undefined,
    page: pageIn(address),
  };
}
