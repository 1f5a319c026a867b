import { showToast } from '../../ui/dialog/showToast.ts';
import { useMessages } from '../../ui/text/useMessages.ts';
import { addCompared, MOST_CARS, removeCompared, useCompared } from './comparedCars.ts';
import { actionMessages } from './messages.ts';

/** Whether a car is in the comparison, and a function that adds or removes it. Where the comparison is full, a toast says so. */
export function useComparing(id: string) {
  const text = useMessages(actionMessages);
  const chosen = useCompared().includes(id);
  const toggle = () => {
    if (chosen) removeCompared(id);
    else if (!addCompared(id)) void showToast({ tone: 'plain', text: text.compareFull(MOST_CARS) });
  };
  return { chosen, toggle };
}
