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

/** Adds a car to the comparison, or removes it. Stands on a picture, with its word where that is 280 px wide or more. */
export function CompareButton({ id, name, className }: Props) {
  const text = useMessages(actionMessages);
  const { chosen, toggle } = useComparing(id);
  return (
    <IconButton
      label={text.compareCar(name)}
      aria-pressed={chosen}
      data-compare={id}
      onClick={toggle}
      className={clsx(
        'group/compare bg-picture-paper/60 bg-clip-content p-1 text-picture-ink no-script:hidden hover:bg-picture-paper/85 aria-pressed:bg-picture-accent aria-pressed:text-picture-paper',
        '@min-[17.5rem]:w-auto @min-[17.5rem]:grid-flow-col @min-[17.5rem]:gap-1.5',
        className,
      )}
    >
      <Icon node={Scale} className="group-aria-pressed/compare:hidden @min-[17.5rem]:ms-2.5" />
      <Icon node={Check} className="hidden group-aria-pressed/compare:block @min-[17.5rem]:ms-2.5" />
      <span className="hidden pe-3 text-sm font-[550] @min-[17.5rem]:inline">{text.compare}</span>
    </IconButton>
  );
}
