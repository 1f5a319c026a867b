import type { RefObject } from 'react';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { ListFilters } from '../../list/ListFilters.tsx';
import { enquiryMessages } from '../messages.ts';
import { inboxMessages } from './messages.ts';

/** The search box and the filters of the inbox. */
export function InboxFilters({ search }: { search: RefObject<HTMLInputElement | null> }) {
  const text = useMessages(inboxMessages);
  const words = useMessages(enquiryMessages);
  return (
    <ListFilters
      search={search}
      label={text.search}
      hint={text.searchHint}
      choices={[
        { name: 'kind', label: text.kind, options: { '': text.anyKind, ...words.kinds } },
        { name: 'status', label: text.status, options: { '': text.anyStatus, ...words.statuses } },
        {
          name: 'assignee',
          label: text.assignee,
          options: { '': text.anybody, me: text.me, none: words.nobody },
          // The views have those of nobody and one's own.
          isMinor: true,
        },
      ]}
    />
  );
}
