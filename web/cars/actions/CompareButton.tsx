import { clsx } from 'clsx';
import { Check, Scale } from 'lucide';
import { IconButton } from '../../ui/control/IconButton.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useMessages } from '../../ui/text/useMessages.ts';
import { actionMessages } from './messages.ts';
import { useComparing } from './useComparing.ts';

interface Props {
  /** The car's id and name. */
  id: string;
  name: string;
  className?: string;
}

/** Adds a car to the comparison, or removes it. Stands on a picture. */
export function CompareButton({ id, name, className }: Props) {
  const text = useMessages(actionMessages);
  const { chosen, toggle } = useComparing(id);
  return (
    <IconButton
      label={text.compareCar(name)}
      title={text.compare}
      aria-pressed={chosen}
      data-compare={id}
      onClick={toggle}
      className={clsx(
        'group/compare bg-picture-paper/60 bg-clip-content p-1 text-picture-ink no-script:hidden hover:bg-picture-paper/85 aria-pressed:bg-picture-accent aria-pressed:text-picture-paper',
        className,
      )}
    >
      <Icon node={Scale} className="group-aria-pressed/compare:hidden" />
      <Icon node={Check} className="hidden group-aria-pressed/compare:block" />
    </IconButton>
  );
}
