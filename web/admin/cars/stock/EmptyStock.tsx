import { Link } from 'react-router-dom';
import { buttonStyle } from '../../../ui/control/buttonStyle.ts';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { useStaff } from '../../page/staffContext.ts';
import { stockMessages } from './messages.ts';
import { isNarrow, type StockFilter } from './stockAddress.ts';

/** Stands in the place of an empty list, and says what to do. */
export function EmptyStock({ filter }: { filter: StockFilter }) {
  const text = useMessages(stockMessages);
  const { may } = useStaff();
  const { tab, page } = filter;
  const narrow = isNarrow(filter) || page > 1;
  const [heading, hint] = narrow
    ? [text.noneFound, text.noneFoundHint]
    : {
        PUBLISHED: [text.noCars, text.noCarsHint],
        DRAFTS: [text.noDrafts, text.noDraftsHint],
        WITHDRAWN: [text.noneWithdrawn, text.noneWithdrawnHint],
      }[tab];
  return (
    <div className="grid justify-items-center gap-3 rounded-picture border border-line px-6 py-16 text-center">
      <h2 className="text-title-sm!">{heading}</h2>
      <p className="max-w-measure text-ink-2">{hint}</p>
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
    </div>
  );
}
