import type { ArticlesPageQueryVariables } from '../../../generated/ArticlesPage.ts';
import { oneOf } from '../../list/oneOf.ts';
import { listMessages } from './messages.ts';

/** A page after this one is none. */
const LAST_PAGE = 1_000_000;

/** What the list shows, as its address says; without anything there, the articles on the site. */
export function articleFilter(address: URLSearchParams): ArticlesPageQueryVariables {
  const page = Number(address.get('page'));
  return {
    state: oneOf(listMessages.en.tabs, address.get('state')) ?? 'PUBLISHED',
    search: address.get('q')?.trim() || undefined,
    page: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
  };
}
