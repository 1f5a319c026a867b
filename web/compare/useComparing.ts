import { showToast } from '../ui/showToast.ts';
import { useText } from '../ui/useText.ts';
import { addCompared, MOST_CARS, removeCompared, useCompared } from './comparedCars.ts';
import { compareMessages } from './messages.ts';

/** Whether a car is chosen to be compared, and how to change that. One too many is refused with a sentence. */
export function useComparing(id: string) {
  const text = useText(compareMessages);
  const chosen = useCompared().includes(id);
  const toggle = () => {
    if (chosen) removeCompared(id);
    else if (!addCompared(id)) void showToast({ tone: 'plain', text: text.full(MOST_CARS) });
  };
  return { chosen, toggle };
}
