import { Check, Scale } from 'lucide';
import { buttonStyle } from '../../ui/control/buttonStyle.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useMessages } from '../../ui/text/useMessages.ts';
import { actionMessages } from './messages.ts';
import { useComparing } from './useComparing.ts';

/** `CompareButton` with a text label, for the page of a car. */
export function CompareToggle({ id }: { id: string }) {
  const text = useMessages(actionMessages);
  const { chosen, toggle } = useComparing(id);
  return (
    <button
      type="button"
      aria-pressed={chosen}
      data-compare={id}
      className={buttonStyle('plain', 'group/compare no-script:hidden')}
      onClick={toggle}
    >
      <Icon node={Scale} className="group-aria-pressed/compare:hidden" />
      <Icon node={Check} className="hidden group-aria-pressed/compare:block" />
      <span>{text.compare}</span>
    </button>
  );
}
