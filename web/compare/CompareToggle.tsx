import { Check, Scale } from 'lucide-react';
import { buttonStyle } from '../ui/buttonStyle.ts';
import { useText } from '../ui/useText.ts';
import { compareMessages } from './messages.ts';
import { useComparing } from './useComparing.ts';

/** `CompareButton` in words, for the page of a car. */
export function CompareToggle({ id }: { id: string }) {
  const text = useText(compareMessages);
  const { chosen, toggle } = useComparing(id);
  const Icon = chosen ? Check : Scale;
  return (
    <button type="button" aria-pressed={chosen} className={buttonStyle('plain')} onClick={toggle}>
      <Icon aria-hidden size={20} strokeWidth={1.5} />
      {text.compare}
    </button>
  );
}
