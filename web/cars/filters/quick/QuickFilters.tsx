import { clsx } from 'clsx';
import { Link } from 'react-router-dom';
import type { FilterCountsFragment } from '../../../generated/FilterPanel.ts';
import { SwipedRow } from '../../../ui/page/SwipedRow.tsx';
import { grouped } from '../../../ui/text/grouped.ts';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { type BuyState, buyAddress } from '../buyAddress.ts';
import type { FilterState } from '../FilterState.ts';
import { capitalised } from '../lists/capitalised.ts';
import { foldedCounts } from '../lists/foldedCounts.ts';
import { filterMessages } from '../messages.ts';
import { type PresetName, presetsOf } from './presetsOf.ts';
import { quickStyle } from './quickStyle.ts';

/** How many names of a list are offered. */
const MOST = 6;

interface Props {
  state: BuyState;
  counts: FilterCountsFragment | null | undefined;
}

interface Offer {
  label: string;
  count?: number;
  part: Partial<FilterState>;
}

/**
 * On phones, what most visitors narrow a list by, one tap each: links that work without a script. What is chosen already is
 * left out, as it stands among the chosen filters.
 */
export function QuickFilters({ state, counts }: Props) {
  const text = useMessages(filterMessages);
  if (!counts) return null;
  const { filter } = state;
  const most = (name: PresetName): Offer[] => {
    const { min, max } = filter[name];
    if (min || max) return [];
    return presetsOf(name, counts[name]).map((end) => ({
      label: text.under[name](grouped(end)),
      part: { [name]: { min: '', max: String(end) } },
    }));
  };
  const names = (part: 'bodyTypes' | 'exteriorColors'): Offer[] =>
    filter[part].length > 0
      ? []
      : foldedCounts(counts[part])
          .slice(0, MOST)
          .map(({ name, count }) => ({ label: capitalised(name), count, part: { [part]: [name] } }));
  const rows = [
    [...most('price'), ...most('mileage')],
    [...names('bodyTypes'), ...names('exteriorColors')],
  ].filter((row) => row.length > 0);
  if (rows.length === 0) return null;
  return (
    <nav aria-label={text.quick} className="-mx-gutter mb-6 grid gap-2 md:hidden print:hidden">
      {rows.map((row) => (
        <SwipedRow key={row[0]?.label} className="flex gap-2 overflow-x-auto px-gutter py-1">
          {row.map(({ label, count, part }) => (
            <li key={label} className="flex-none">
              <Link
                to={buyAddress({ ...state, filter: { ...filter, ...part }, page: 1 })}
                preventScrollReset
                className={clsx(quickStyle, 'px-3.5')}
              >
                <span>{label}</span>
                {count !== undefined && <span className="num text-ink-3">{grouped(count)}</span>}
              </Link>
            </li>
          ))}
        </SwipedRow>
      ))}
    </nav>
  );
}
