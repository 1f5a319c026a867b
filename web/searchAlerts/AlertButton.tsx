import { BellPlus } from 'lucide';
import { lazy, Suspense, useState } from 'react';
import type { CarFilter } from '../generated/CreateSearchAlert.ts';
import { buttonStyle } from '../ui/control/buttonStyle.ts';
import { Icon } from '../ui/Icon.tsx';
import { useMessages } from '../ui/text/useMessages.ts';
import { searchAlertMessages } from './messages.ts';

const AlertDialog = lazy(async () => ({ default: (await import('./AlertDialog.tsx')).AlertDialog }));

interface Props {
  /** The filter of the search; undefined where nothing is searched for. */
  filter: CarFilter | undefined;
  /** The parts of the search, in words. */
  parts: string[];
  /** Whether no car matches: then this is the main action. */
  isEmpty?: boolean;
}

/** Opens the dialog for mails about a search. Shows nothing without a search. */
export function AlertButton({ filter, parts, isEmpty = false }: Props) {
  const text = useMessages(searchAlertMessages);
  const [open, setOpen] = useState(false);
  if (!filter || parts.length === 0) return null;
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className={buttonStyle(isEmpty ? 'primary' : 'plain', 'no-script:hidden', !isEmpty && '-ms-2')}
        onClick={() => setOpen(true)}
      >
        <Icon node={BellPlus} />
        <span>{isEmpty ? text.emailMeFirst : text.emailMe}</span>
      </button>
      {open && (
        <Suspense>
          <AlertDialog filter={filter} parts={parts} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
