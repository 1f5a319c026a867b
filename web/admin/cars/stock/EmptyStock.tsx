import { Link } from 'react-router-dom';
import { buttonStyle } from '../../../ui/control/buttonStyle.ts';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { EmptyList } from '../../list/EmptyList.tsx';
import { useStaff } from '../../page/staffContext.ts';
import { stockMessages } from './messages.ts';
import { isNarrow, type StockFilter } from './stockAddress.ts';

/** Stands in the place of an empty list, and says what to do. */
export function EmptyStock({ filter }: { filter: StockFilter }) {
  const text = useMessages(stockMessages);
  const { may } = useStaff();
  const { tab, page } = filter;
  const narrow = isNarrow(filter) || page > 1;
  const none = {
    PUBLISHED: [text.noCars, text.noCarsHint],
    DRAFTS: [text.noDrafts, text.noDraftsHint],
    WITHDRAWN: [text.noneWithdrawn, text.noneWithdrawnHint],
  } as const;
  const [heading, hint] = narrow ? ([text.noneFound, text.noneFoundHint] as const) : none[tab];
  return (
    <EmptyList heading={heading} hint={hint}>
      {narrow && (
        <Link className={buttonStyle('quiet')} to={{ search: tab === 'PUBLISHED' ? '' : `tab=${tab}` }}>
          {text.clear}
        </Link>
      )}
      {!narrow && tab === 'PUBLISHED' && may('carImports') && (
        <Link className={buttonStyle('quiet')} to="/import">
          {text.importCars}
        </Link>
      )}
    </EmptyList>
  );
}
