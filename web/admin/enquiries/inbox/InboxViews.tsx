import { clsx } from 'clsx';
import { Bookmark } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { EnquiryView } from '../../../generated/InboxPage.ts';
import type { InboxCountFieldsFragment } from '../../../generated/InboxCountFields.ts';
import { useSavedViewsQuery } from '../../../generated/SavedViews.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { countedViews } from './countedViews.ts';
import { addressOf, type InboxFilter, isSameFilter } from './inboxAddress.ts';
import { inboxMessages } from './messages.ts';
import { SavedView } from './SavedView.tsx';
import { SaveViewDialog } from './SaveViewDialog.tsx';
import { bringIntoSight } from '../../list/bringIntoSight.ts';
import { viewLinkStyle } from '../../list/viewLinkStyle.ts';

interface Props {
  counts: InboxCountFieldsFragment;
  /** What is shown. It has no view where a search looks through all. */
  filter: InboxFilter;
}

/** The views of the inbox with their counts, and the saved ones; what is shown with filters can be saved as one more. */
export function InboxViews({ counts, filter }: Props) {
  const text = useMessages(inboxMessages);
  const [address] = useSearchParams();
  const { data } = useSavedViewsQuery();
  const [saving, setSaving] = useState(false);
  const row = useRef<HTMLElement>(null);
  const saved = data?.savedViews;
  const current = saved?.find((view) => isSameFilter(view, filter));
  const { view, kind, status, assignee, search } = filter;
  const canSave = saved && !current && (kind || status || assignee || search);
  const place = addressOf(filter).toString();
  useEffect(() => {
    if (row.current) bringIntoSight(row.current);
  }, [place, current?.id]);
  // The type of Object.keys loses the names.
  const names = Object.keys(countedViews) as EnquiryView[];
  return (
    <nav
      ref={row}
      tabIndex={-1}
      aria-label={text.viewsLabel}
      className="-mx-4 min-w-0 max-lg:overflow-x-auto px-4 outline-none [scrollbar-width:none] lg:mx-0 lg:px-0"
    >
      <ul className="flex gap-1 max-lg:w-max lg:flex-wrap">
        {names.map((name) => {
          const count = counts[countedViews[name]];
          return (
            <li key={name}>
              <Link
                to={{
                  search: current ? addressOf({ view: name }).toString() : viewAddress(address, name),
                }}
                aria-current={name === view && !current ? 'page' : undefined}
                className={viewLinkStyle}
              >
                <span>{text.views[name]}</span>
                <span
                  className={clsx(
                    'num text-xs',
                    name === 'OVERDUE' && count > 0 ? 'font-semibold text-danger' : 'text-ink-3',
                  )}
                >
                  {count}
                </span>
              </Link>
            </li>
          );
        })}
        {saved?.map((one) => (
          <SavedView
            key={one.id}
            view={one}
            isCurrent={one === current}
            onRemoved={() => row.current?.focus({ preventScroll: true })}
          />
        ))}
        {canSave && (
          <li>
            <button type="button" className={viewLinkStyle} onClick={() => setSaving(true)}>
              <Icon node={Bookmark} size={18} />
              <span>{text.saveView}</span>
            </button>
          </li>
        )}
      </ul>
      {saving && <SaveViewDialog filter={filter} onClose={() => setSaving(false)} />}
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
