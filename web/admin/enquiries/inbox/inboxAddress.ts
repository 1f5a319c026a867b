import type { InboxPageQueryVariables } from '../../../generated/InboxPage.ts';
import { oneOf } from '../../list/oneOf.ts';
import { enquiryMessages } from '../messages.ts';
import { inboxMessages } from './messages.ts';

/** What the inbox shows. It stands in its address. */
export type InboxFilter = Omit<InboxPageQueryVariables, 'after'>;

/** The same as it may be saved. */
type SavedFilter = { [Part in keyof InboxFilter]: InboxFilter[Part] | null };

/**
 * The filter in an address. Without a view, that is all that is open; a search or a status looks through closed enquiries as
 * well, as a receipt may be old.
 */
export function inboxFilter(address: URLSearchParams): InboxFilter {
  const search = address.get('q')?.trim() || undefined;
  const status = oneOf(enquiryMessages.en.statuses, address.get('status'));
  const view = oneOf(inboxMessages.en.views, address.get('view'));
  return {
    view: view ?? (search || status ? undefined : 'OPEN'),
    kind: oneOf(enquiryMessages.en.kinds, address.get('kind')),
    status,
    assignee: address.get('assignee') || undefined,
    search,
  };
}

/** The address of a filter: `inboxFilter` gives it back. */
export function addressOf({ view, kind, status, assignee, search }: SavedFilter): URLSearchParams {
  const isDefault = view === 'OPEN' && !search && !status;
  const given = { view: isDefault ? undefined : view, kind, status, assignee, q: search };
  return new URLSearchParams(
    Object.entries(given).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
}

/** Whether two filters show the same. */
export function isSameFilter(one: SavedFilter, other: SavedFilter): boolean {
  return addressOf(one).toString() === addressOf(other).toString();
}
