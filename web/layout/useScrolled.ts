import { useLayoutEffect, useState } from 'react';
import { constants } from '../constants.ts';

/**
 * Whether the page is scrolled by more than the header's threshold (spec §2: 50 px).
 * It is known with the first frame: a page that opens scrolled shows no clear header first.
 */
export function useScrolled(): boolean {
  const [scrolled, setScrolled] = useState(false);
  useLayoutEffect(() => {
    const look = () => setScrolled(window.scrollY > constants.headerThreshold);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  return scrolled;
}
