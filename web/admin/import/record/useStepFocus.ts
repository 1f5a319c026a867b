import { useEffect, useRef } from 'react';
import type { CarImport } from '../importParts.ts';

/** Gives the focus to an element when an import goes on to its next step, as the button that was pressed is gone then. */
export function useStepFocus(state: CarImport['state']) {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(state);
  useEffect(() => {
    if (before.current === state) return;
    before.current = state;
    const { activeElement } = document;
    if (activeElement === document.body || place.current?.contains(activeElement)) place.current?.focus();
  }, [state]);
  return place;
}
