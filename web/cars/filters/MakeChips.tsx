import { X } from 'lucide';
import { constants } from '../../dealer/constants.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useMessages } from '../../ui/text/useMessages.ts';
import { chipStyle } from './chipStyle.ts';
import { filterMessages } from './messages.ts';

/**
 * The chosen makes in one row; a click removes one. The empty row keeps its height, so that nothing moves. Long names are
 * cut to ten characters (spec §9).
 */
export function MakeChips({ chosen, onRemove }: { chosen: string[]; onRemove: (make: string) => void }) {
  const text = useMessages(filterMessages);
  return (
    <ul className="flex h-12 items-center gap-2 overflow-x-auto text-sm text-ink-3">
      {chosen.length === 0 && <li>{text.anyCompany}</li>}
      {chosen.map((make) => (
        <li key={make}>
          <button type="button" title={make} onClick={() => onRemove(make)} className={chipStyle}>
            <span>{shortened(make)}</span>
            <Icon node={X} size={16} />
            <span className="sr-only">{text.remove}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function shortened(make: string): string {
  return make.length > constants.chipLength ? `${make.slice(0, constants.chipLength)}...` : make;
}
