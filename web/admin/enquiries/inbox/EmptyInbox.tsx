import { Link } from 'react-router-dom';
import { buttonStyle } from '../../../ui/control/buttonStyle.ts';
import { useMessages } from '../../../ui/text/useMessages.ts';
import type { InboxFilter } from './inboxAddress.ts';
import { inboxMessages } from './messages.ts';

/** Stands in the place of an empty list. */
export function EmptyInbox({ filter: { view, search, kind, status, assignee } }: { filter: InboxFilter }) {
  const text = useMessages(inboxMessages);
  const isNarrow = !view || search || kind || status || assignee;
  return (
    <div className="grid justify-items-center gap-3 rounded-picture border border-line px-6 py-16 text-center">
      <h2 className="text-title-sm!">{isNarrow ? text.noneFound : text.none[view]}</h2>
      <p className="max-w-measure text-ink-2">{isNarrow ? text.noneFoundHint : text.noneHint}</p>
      {(isNarrow || view !== 'OPEN') && (
        <Link className={buttonStyle('quiet')} to={{ search: '' }}>
          {text.clear}
        </Link>
      )}
    </div>
  );
}
