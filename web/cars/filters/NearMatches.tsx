import { Link } from 'react-router-dom';
import { useMessages } from '../../ui/text/useMessages.ts';
import { type BuyState, buyAddress } from './buyAddress.ts';
import type { FilterPart } from './filterParts.ts';
import { filterMessages } from './messages.ts';

interface Props {
  parts: FilterPart[];
  /** How many cars there are without each of the parts, as far as that is known. */
  counts: readonly (number | undefined)[];
  sort: BuyState['sort'];
}

/** Where no car matches: how many do without a part of the filter; each leads to them. */
export function NearMatches({ parts, counts, sort }: Props) {
  const text = useMessages(filterMessages);
  const near = parts.flatMap(({ label, without }, i) => {
    const count = counts[i];
    return count ? [{ label: text.without(label, count), without }] : [];
  });
  if (near.length === 0) return null;
  return (
    <ul aria-label={text.near}>
      {near.map(({ label, without }) => (
        <li key={label}>
          <Link
            className="link inline-flex min-h-tap items-center wrap-anywhere"
            to={buyAddress({ filter: without, sort, page: 1 })}
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
