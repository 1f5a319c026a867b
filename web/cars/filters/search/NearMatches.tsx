import { Link } from 'react-router-dom';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { type BuyState, buyAddress } from '../buyAddress.ts';
import { filterMessages } from '../messages.ts';
import type { NearPart } from './nearParts.ts';

interface Props {
  parts: NearPart[];
  /** How many cars match without each of them; undefined where unknown. */
  counts: readonly (number | undefined)[];
  /** What is shown. */
  state: BuyState;
}

/** Shown where no car matches: how many match without one or two parts of the filter, each with a link to these cars. */
export function NearMatches({ parts, counts, state }: Props) {
  const text = useMessages(filterMessages);
  const near = parts.flatMap(({ labels, without }, i) => {
    const count = counts[i];
    return count ? [{ label: text.without(labels, count), without }] : [];
  });
  if (near.length === 0) return null;
  return (
    <ul aria-label={text.near}>
      {near.map(({ label, without }) => (
        <li key={label}>
          <Link
            className="link inline-flex min-h-tap items-center wrap-anywhere"
            to={buyAddress({ ...state, filter: without, page: 1 })}
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
