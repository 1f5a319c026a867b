import { Link } from 'react-router-dom';
import type { StockCountFieldsFragment } from '../../../generated/StockCountFields.ts';
import { grouped } from '../../../ui/text/grouped.ts';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { viewLinkStyle } from '../../list/viewLinkStyle.ts';
import { stockMessages } from './messages.ts';
import type { StockFilter } from './stockAddress.ts';

const counted = {
  PUBLISHED: 'published',
  DRAFTS: 'drafts',
  WITHDRAWN: 'withdrawn',
} as const satisfies Record<StockFilter['tab'], keyof StockCountFieldsFragment>;

/** The parts of the stock with their counts. A search ends where another part is opened. */
export function StockTabs({ counts, tab }: { counts: StockCountFieldsFragment; tab: StockFilter['tab'] }) {
  const text = useMessages(stockMessages);
  // The type of Object.keys loses the names.
  const tabs = Object.keys(counted) as StockFilter['tab'][];
  return (
    <nav aria-label={text.tabsLabel}>
      <ul className="flex flex-wrap gap-1">
        {tabs.map((each) => (
          <li key={each}>
            <Link
              to={{ search: each === 'PUBLISHED' ? '' : `tab=${each}` }}
              aria-current={each === tab ? 'page' : undefined}
              className={viewLinkStyle}
            >
              <span>{text.tabs[each]}</span>
              <span className="num text-xs text-ink-3">{grouped(counts[counted[each]])}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
