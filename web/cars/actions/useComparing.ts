import { showToast } from '../../ui/dialog/showToast.ts';
import { useMessages } from '../../ui/text/useMessages.ts';
import { addCompared, MOST_CARS, removeCompared, useCompared } from './comparedCars.ts';
import { actionMessages } from './messages.ts';

/** Whether a car is chosen to be compared, and how to change that. One too many is refused with a sentence. */
export function useComparing(id: string) {
  const text = useMessages(actionMessages);
  const chosen = useCompared().includes(id);
  const toggle = () => {
    if (chosen) removeCompared(id);
    else if (!addCompared(id)) void showToast({ tone: 'plain', text: text.compareFull(MOST_CARS) });
  };
  return { chosen, toggle };
}
