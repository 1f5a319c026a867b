import { ChevronLeft } from 'lucide';
import { Link } from 'react-router-dom';
import { Icon } from '../../ui/Icon.tsx';

interface Props {
  /** The path of the list. */
  to: string;
  label: string;
  /** Leads there as it was left (`useWayBack`). */
  onBack: () => void;
}

/** Leads from a record to its list. */
export function BackLink({ to, label, onBack }: Props) {
  return (
    <Link
      to={to}
      onClick={(event) => {
        event.preventDefault();
        onBack();
      }}
      className="-ms-3 -mt-3 inline-flex min-h-tap items-center gap-1 px-2 text-sm text-ink-2 hover:text-ink"
    >
      <Icon node={ChevronLeft} size={18} className="flip" />
      <span>{label}</span>
    </Link>
  );
}
