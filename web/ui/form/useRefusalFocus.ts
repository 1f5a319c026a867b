import { type RefObject, useEffect, useState } from 'react';

/**
 * Moves the focus to what is wrong at `place`, which the selector `wrong` finds, with each attempt that is refused. Whoever corrects
 * one error of several keeps the focus. Returns the function that reports such an attempt.
 */
export function useRefusalFocus(place: RefObject<HTMLElement | null>, wrong: string): () => void {
  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    if (refusals > 0) place.current?.querySelector<HTMLElement>(wrong)?.focus();
  }, [refusals, place, wrong]);
  return () => setRefusals((before) => before + 1);
}
