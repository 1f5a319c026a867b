import { clsx } from 'clsx';
import { useEffect, useState } from 'react';
import type { InboxPageQuery } from '../../../generated/InboxPage.ts';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { lastOpened } from '../../list/lastOpened.ts';
import { RecordList } from '../../list/RecordList.tsx';
import { useStaff } from '../../page/staffContext.ts';
import { useNow } from '../useNow.ts';
import { belongs } from './belongs.ts';
import { columns } from './columns.ts';
import { EmptyInbox } from './EmptyInbox.tsx';
import type { InboxFilter } from './inboxAddress.ts';
import { InboxRow } from './InboxRow.tsx';
import { inboxMessages } from './messages.ts';

interface Props {
  list: NonNullable<InboxPageQuery['enquiries']>;
  filter: InboxFilter;
}

/**
 * The rows of the inbox. What leaves the view while the list is on the screen stays in its place until somebody comes back or
 * loads it anew: nothing moves under the finger.
 */
export function InboxList({ list: { nodes, at, endCursor }, filter }: Props) {
  const text = useMessages(inboxMessages);
  const { member } = useStaff();
  const now = useNow();
  const [left, setLeft] = useState(gone);
  // The list was loaded anew.
  if (left.at !== at) setLeft(gone());
  useEffect(() => lastOpened.focus(), []);

  /** What had left the view when the list of this moment was first shown. */
  function gone() {
    const ids = nodes.filter((node) => !belongs(node, filter.view, member.id)).map(({ id }) => id);
    return { at, ids: new Set(ids) };
  }

  const rows = nodes.filter(({ id }) => !left.ids.has(id));
  // Where there are more, their button stands below.
  if (rows.length === 0) return endCursor ? null : <EmptyInbox filter={filter} />;
  return (
    <RecordList label={text.list} headings={text.columns} headingStyle={clsx('lg:grid', columns)}>
      {rows.map((node) => (
        <InboxRow key={node.id} enquiry={node} now={now} />
      ))}
    </RecordList>
  );
}
