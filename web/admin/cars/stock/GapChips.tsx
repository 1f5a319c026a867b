import { useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { StockCountFieldsFragment } from '../../../generated/StockCountFields.ts';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { bringIntoSight } from '../../list/bringIntoSight.ts';
import { withValue } from '../../list/withValue.ts';
import { countedGaps, type Gap } from './countedGaps.ts';
import { stockMessages } from './messages.ts';

/** How many published cars lack what: a tap shows these, another one all again. What no car lacks is not shown. */
export function GapChips({ counts, chosen }: { counts: StockCountFieldsFragment; chosen: Gap | undefined }) {
  const text = useMessages(stockMessages);
  const [address] = useSearchParams();
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    if (row.current) bringIntoSight(row.current);
  }, [chosen]);
  const gaps = countedGaps(counts).filter(({ gap, count }) => count > 0 || gap === chosen);
  if (gaps.length === 0) return null;
  const without = withValue(address, 'page', '');
  return (
    <nav
      ref={row}
      aria-label={text.gapsLabel}
      className="-mx-4 min-w-0 px-4 [scrollbar-width:none] max-md:overflow-x-auto md:mx-0 md:px-0"
    >
      <ul className="flex gap-2 max-md:w-max md:flex-wrap">
        {gaps.map(({ gap, count }) => (
          <li key={gap}>
            <Link
              to={{ search: withValue(without, 'gap', gap === chosen ? '' : gap).toString() }}
              aria-current={gap === chosen || undefined}
              className="flex min-h-tap items-center rounded-full border border-line bg-card px-4 text-sm text-ink-2 hover:border-ink aria-[current]:border-accent aria-[current]:bg-accent-wash aria-[current]:text-accent"
            >
              {text.gapCounts[gap](count)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
