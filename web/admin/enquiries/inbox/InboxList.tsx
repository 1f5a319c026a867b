import { clsx } from 'clsx';
import { useEffect, useState } from 'react';
import type { InboxPageQuery } from '../../../generated/InboxPage.ts';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { useStaff } from '../../page/staffContext.ts';
import { useNow } from '../useNow.ts';
import { belongs } from './belongs.ts';
import { columns } from './columns.ts';
import { EmptyInbox } from './EmptyInbox.tsx';
import type { InboxFilter } from './inboxAddress.ts';
import { InboxRow } from './InboxRow.tsx';
import { inboxMessages } from './messages.ts';
import { lastOpened } from '../lastOpened.ts';

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
  useEffect(focusLastOpened, []);

  /** What had left the view when the list of this moment was first shown. */
  function gone() {
    const ids = nodes.filter((node) => !belongs(node, filter.view, member.id)).map(({ id }) => id);
    return { at, ids: new Set(ids) };
  }

  const rows = nodes.filter(({ id }) => !left.ids.has(id));
  // Where there are more, their button stands below.
  if (rows.length === 0) return endCursor ? null : <EmptyInbox filter={filter} />;
  return (
    <div className="overflow-clip rounded-picture border border-line bg-card">
      <div
        aria-hidden
        className={clsx('hidden gap-x-3 border-b border-line px-4 py-2 text-xs text-ink-3 lg:grid', columns)}
      >
        {Object.entries(text.columns).map(([name, label]) => (
          <span key={name}>{label}</span>
        ))}
      </div>
      <ol aria-label={text.list}>
        {rows.map((node) => (
          <InboxRow key={node.id} enquiry={node} now={now} />
        ))}
      </ol>
    </div>
  );
}

/** Gives the focus to the row of the enquiry that somebody comes back from. */
function focusLastOpened() {
  const id = lastOpened.take();
  if (id)
    document.querySelector<HTMLElement>(`[data-enquiry="${CSS.escape(id)}"]`)?.focus({ preventScroll: true });
}
