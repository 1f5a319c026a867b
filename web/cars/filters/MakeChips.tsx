import { X } from 'lucide-react';
import { constants } from '../../constants.ts';
import { useMessages } from '../../ui/text/useMessages.ts';
import { filterMessages } from './messages.ts';

/** The chosen makes; a click takes one out. Long names are cut to ten characters (spec §9). */
export function MakeChips({ chosen, onRemove }: { chosen: string[]; onRemove: (make: string) => void }) {
  const text = useMessages(filterMessages);
  if (chosen.length === 0) return null;
  return (
    <ul className="mb-3 flex flex-wrap gap-2">
      {chosen.map((make) => (
        <li key={make}>
          <button
            type="button"
            title={make}
            onClick={() => onRemove(make)}
            className="relative inline-flex min-h-9 items-center gap-1 rounded-full bg-accent-wash ps-3.5 pe-2 text-sm font-medium text-accent after:absolute after:inset-x-0 after:-inset-y-1"
          >
            {shortened(make)}
            <X aria-hidden size={16} strokeWidth={1.5} />
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
