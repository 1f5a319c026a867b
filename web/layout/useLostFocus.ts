import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Gives the focus to `place` when a navigation has taken away what had it, such as the link that was followed: Tab goes
 * on from there, and not from the end of the page.
 */
export function useLostFocus(place: RefObject<HTMLElement | null>) {
  const { key } = useLocation();
  const before = useRef(key);
  useEffect(() => {
    if (before.current === key) return;
    before.current = key;
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, [key, place]);
}
