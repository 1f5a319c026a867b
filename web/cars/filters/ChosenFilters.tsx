import { X } from 'lucide';
import { Link } from 'react-router-dom';
import { Icon } from '../../ui/Icon.tsx';
import { useMessages } from '../../ui/text/useMessages.ts';
import { type BuyState, buyAddress } from './buyAddress.ts';
import { chipStyle } from './chipStyle.ts';
import type { FilterPart } from './filterParts.ts';
import { filterMessages } from './messages.ts';

interface Props {
  chosen: FilterPart[];
  sort: BuyState['sort'];
}

/** The active filters; each is a link to the list without it. */
export function ChosenFilters({ chosen, sort }: Props) {
  const text = useMessages(filterMessages);
  if (chosen.length === 0) return null;
  return (
    <ul aria-label={text.filters} className="mb-6 flex flex-wrap gap-2">
      {chosen.map(({ label, without }) => (
        <li key={label} className="max-w-full">
          <Link to={buyAddress({ filter: without, sort, page: 1 })} preventScrollReset className={chipStyle}>
            <span className="truncate">{label}</span>
            <Icon node={X} size={16} className="flex-none" />
            <span className="sr-only">{text.remove}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
