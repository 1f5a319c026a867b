import { BellPlus } from 'lucide';
import { type ComponentProps, lazy, Suspense, useState } from 'react';
import { buttonStyle } from '../ui/control/buttonStyle.ts';
import { Icon } from '../ui/Icon.tsx';
import { useMessages } from '../ui/text/useMessages.ts';
import type { AlertDialog as Opened } from './AlertDialog.tsx';
import { searchAlertMessages } from './messages.ts';

const AlertDialog = lazy(async () => ({ default: (await import('./AlertDialog.tsx')).AlertDialog }));

interface Props extends Pick<ComponentProps<typeof Opened>, 'wanted' | 'parts'> {
  /** Whether no car matches the search: then this is the main action. */
  isEmpty?: boolean;
}

/** Opens the dialog for mails about a search, or about a reserved car. Shows nothing where nothing is searched for. */
export function AlertButton({ wanted, parts, isEmpty = false }: Props) {
  const text = useMessages(searchAlertMessages);
  const [open, setOpen] = useState(false);
  if (parts.length === 0) return null;
  const label = isEmpty ? text.emailMeFirst : text.emailMe;
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className={buttonStyle(isEmpty ? 'primary' : 'plain', 'no-script:hidden', !isEmpty && '-ms-2')}
        onClick={() => setOpen(true)}
      >
        <Icon node={BellPlus} />
        <span>{'carId' in wanted ? text.tellMe : label}</span>
      </button>
      {open && (
        <Suspense>
          <AlertDialog wanted={wanted} parts={parts} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
