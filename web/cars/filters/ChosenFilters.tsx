import { clsx } from 'clsx';
import { X } from 'lucide';
import { Link } from 'react-router-dom';
import { Icon } from '../../ui/Icon.tsx';
import { grouped } from '../../ui/text/grouped.ts';
import { useMessages } from '../../ui/text/useMessages.ts';
import { type BuyState, buyAddress } from './buyAddress.ts';
import { chipStyle } from './chipStyle.ts';
import type { Counts } from './countIn.ts';
import type { FilterPart } from './filterParts.ts';
import { filterMessages } from './messages.ts';
import { quickStyle } from './quick/quickStyle.ts';
import { siblingOf } from './quick/siblingOf.ts';

interface Props {
  chosen: FilterPart[];
  /** What is shown. */
  state: BuyState;
  counts: Counts | undefined;
}

/** The active filters; each is a link to the list without it. An SUV may stand among the crossovers: a link adds these. */
export function ChosenFilters({ chosen, state, counts }: Props) {
  const text = useMessages(filterMessages);
  if (chosen.length === 0) return null;
  const { filter } = state;
  const sibling = siblingOf(filter);
  const count = sibling && counts?.find(({ name }) => name === sibling)?.count;
  return (
    <ul aria-label={text.filters} className="mb-6 flex flex-wrap gap-2">
      {chosen.map(({ label, without }) => (
        <li key={label} className="max-w-full">
          <Link
            to={buyAddress({ ...state, filter: without, page: 1 })}
            preventScrollReset
            className={chipStyle}
          >
            <span className="truncate">{label}</span>
            <Icon node={X} size={16} className="flex-none" />
            <span className="sr-only">{text.remove}</span>
          </Link>
        </li>
      ))}
      {sibling && count && (
        <li>
          <Link
            to={buyAddress({
              ...state,
              filter: { ...filter, bodyTypes: [...filter.bodyTypes, sibling] },
              page: 1,
            })}
            preventScrollReset
            className={clsx(quickStyle, 'px-3.5')}
          >
            {text.alsoOf(sibling, grouped(count))}
          </Link>
        </li>
      )}
    </ul>
  );
}
