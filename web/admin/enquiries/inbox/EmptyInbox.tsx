import { Link } from 'react-router-dom';
import { buttonStyle } from '../../../ui/control/buttonStyle.ts';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { EmptyList } from '../../list/EmptyList.tsx';
import type { InboxFilter } from './inboxAddress.ts';
import { inboxMessages } from './messages.ts';

/** Stands in the place of an empty list. */
export function EmptyInbox({ filter: { view, search, kind, status, assignee } }: { filter: InboxFilter }) {
  const text = useMessages(inboxMessages);
  const isNarrow = !view || search || kind || status || assignee;
  return (
    <EmptyList
      heading={isNarrow ? text.noneFound : text.none[view]}
      hint={isNarrow ? text.noneFoundHint : text.noneHint}
    >
      {(isNarrow || view !== 'OPEN') && (
        <Link className={buttonStyle('quiet')} to={{ search: '' }}>
          {text.clear}
        </Link>
      )}
    </EmptyList>
  );
}
