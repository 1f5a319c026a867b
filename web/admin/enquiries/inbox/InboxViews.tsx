import { clsx } from 'clsx';
import { Link, useSearchParams } from 'react-router-dom';
import type { EnquiryView } from '../../../generated/InboxPage.ts';
import type { InboxCountFieldsFragment } from '../../../generated/InboxCountFields.ts';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { inboxMessages } from './messages.ts';

const views = {
  OPEN: 'open',
  OVERDUE: 'overdue',
  DUE_TODAY: 'dueToday',
  UNASSIGNED: 'unassigned',
  MINE: 'mine',
} satisfies Record<EnquiryView, keyof InboxCountFieldsFragment>;

interface Props {
  counts: InboxCountFieldsFragment;
  /** The one that is shown; none where a search looks through all. */
  current: EnquiryView | null | undefined;
}

/** The views of the inbox with their counts. */
export function InboxViews({ counts, current }: Props) {
  const text = useMessages(inboxMessages);
  const [address] = useSearchParams();
  // The type of Object.keys loses the names.
  const names = Object.keys(views) as EnquiryView[];
  return (
    <nav
      aria-label={text.viewsLabel}
      className="-mx-4 min-w-0 max-md:w-[calc(100%+2rem)] overflow-x-auto px-4 [scrollbar-width:none] md:mx-0 md:px-0"
    >
      <ul className="flex w-max gap-1">
        {names.map((view) => {
          const count = counts[views[view]];
          return (
            <li key={view}>
              <Link
                to={{ search: viewAddress(address, view) }}
                aria-current={view === current ? 'page' : undefined}
                className="flex min-h-tap items-center gap-2 rounded-control px-3 text-sm text-ink-2 transition-colors duration-quick hover:bg-ink/4 aria-[current]:bg-accent-wash aria-[current]:font-[550] aria-[current]:text-accent"
              >
                <span>{text.views[view]}</span>
                <span
                  className={clsx(
                    'num text-xs',
                    view === 'OVERDUE' && count > 0 ? 'font-semibold text-danger' : 'text-ink-3',
                  )}
                >
                  {count}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** The address of a view: the kind and the assignee stay, a search and a status end. */
function viewAddress(address: URLSearchParams, view: EnquiryView): string {
  const changed = new URLSearchParams(address);
  for (const name of ['q', 'status', 'view']) changed.delete(name);
  if (view !== 'OPEN') changed.set('view', view);
  return changed.toString();
}
