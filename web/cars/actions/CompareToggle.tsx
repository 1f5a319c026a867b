import { Check, Scale } from 'lucide-react';
import { buttonStyle } from '../../ui/control/buttonStyle.ts';
import { useMessages } from '../../ui/text/useMessages.ts';
import { actionMessages } from './messages.ts';
import { useComparing } from './useComparing.ts';

/** `CompareButton` in words, for the page of a car. */
export function CompareToggle({ id }: { id: string }) {
  const text = useMessages(actionMessages);
  const { chosen, toggle } = useComparing(id);
  const Icon = chosen ? Check : Scale;
  return (
    <button type="button" aria-pressed={chosen} className={buttonStyle('plain')} onClick={toggle}>
      <Icon aria-hidden size={20} strokeWidth={1.5} />
      {text.compare}
    </button>
  );
}
