import { X } from 'lucide-react';
import { constants } from '../../constants.ts';
import { useText } from '../../ui/useText.ts';
import { filterMessages } from './messages.ts';

/** The chosen companies; a click takes one out. Long names are cut to ten characters (spec §9). */
export function CompanyChips({
  chosen,
  onRemove,
}: {
  chosen: string[];
  onRemove: (company: string) => void;
}) {
  const text = useText(filterMessages);
  if (chosen.length === 0) return null;
  return (
    <ul className="mb-3 flex flex-wrap gap-2">
      {chosen.map((company) => (
        <li key={company}>
          <button
            type="button"
            title={company}
            onClick={() => onRemove(company)}
            className="relative inline-flex min-h-9 items-center gap-1 rounded-full bg-accent-wash ps-3.5 pe-2 text-sm font-medium text-accent after:absolute after:inset-x-0 after:-inset-y-1"
          >
            {shortened(company)}
            <X aria-hidden size={16} strokeWidth={1.5} />
            <span className="sr-only">{text.remove}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function shortened(company: string): string {
  return company.length > constants.chipLength ? `${company.slice(0, constants.chipLength)}...` : company;
}
