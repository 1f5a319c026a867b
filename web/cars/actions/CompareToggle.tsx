import { Check, Scale } from 'lucide-react';
import { buttonStyle } from '../../ui/control/buttonStyle.ts';
import { useMessages } from '../../ui/text/useMessages.ts';
import { actionMessages } from './messages.ts';
import { useComparing } from './useComparing.ts';

/** `CompareButton` in words, for the page of a car. */
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
      <Scale aria-hidden size={20} strokeWidth={1.5} className="group-aria-pressed/compare:hidden" />
      <Check aria-hidden size={20} strokeWidth={1.5} className="hidden group-aria-pressed/compare:block" />
      {text.compare}
    </button>
  );
}
