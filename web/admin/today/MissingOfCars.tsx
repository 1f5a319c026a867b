import { ChevronRight } from 'lucide';
import { Link } from 'react-router-dom';
import type { StockCountFieldsFragment } from '../../generated/StockCountFields.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useMessages } from '../../ui/text/useMessages.ts';
import { countedGaps } from '../cars/stock/countedGaps.ts';
import { stockMessages } from '../cars/stock/messages.ts';
import { Section } from '../page/Section.tsx';
import { todayMessages } from './messages.ts';

/** How many cars on the site lack what, each line with the list of them. What no car lacks is not shown. */
export function MissingOfCars({ counts }: { counts: StockCountFieldsFragment }) {
  const text = useMessages(todayMessages);
  const stock = useMessages(stockMessages);
  const gaps = countedGaps(counts).filter(({ count }) => count > 0);
  return (
    <Section heading={text.cars}>
      {gaps.length === 0 ? (
        <p className="text-ink-2">{counts.published === 0 ? stock.noCarsHint : text.nothingMissing}</p>
      ) : (
        <ul className="overflow-clip rounded-picture border border-line bg-card">
          {gaps.map(({ gap, count }) => (
            <li key={gap} className="border-b border-line last:border-b-0">
              <Link
                to={`/cars?gap=${gap}`}
                className="flex min-h-tap items-center gap-3 px-4 hover:bg-ink/3 focus-visible:-outline-offset-2"
              >
                <span className="min-w-0 flex-1">{stock.gapCounts[gap](count)}</span>
                <Icon node={ChevronRight} size={18} className="flip flex-none text-ink-3" />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
