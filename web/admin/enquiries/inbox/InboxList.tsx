import { clsx } from 'clsx';
import { useEffect, useState } from 'react';
import type { EnquiryFieldsFragment } from '../../../generated/EnquiryFields.ts';
import type { EnquiryView } from '../../../generated/InboxPage.ts';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { useStaff } from '../../page/staffContext.ts';
import { useNow } from '../useNow.ts';
import { belongs } from './belongs.ts';
import { columns } from './columns.ts';
import { InboxRow } from './InboxRow.tsx';
import { inboxMessages } from './messages.ts';
import { lastOpened } from '../lastOpened.ts';

interface Props {
  nodes: readonly EnquiryFieldsFragment[];
  view: EnquiryView | null | undefined;
}

/**
 * The rows of the inbox. What leaves the view while the list is on the screen stays in its place until somebody comes back or
 * loads it anew: nothing moves under the finger.
 */
export function InboxList({ nodes, view }: Props) {
  const text = useMessages(inboxMessages);
  const { member } = useStaff();
  const now = useNow();
  const [left] = useState(
    () => new Set(nodes.filter((node) => !belongs(node, view, member.id)).map(({ id }) => id)),
  );
  useEffect(focusLastOpened, []);
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
        {nodes
          .filter(({ id }) => !left.has(id))
          .map((node) => (
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
