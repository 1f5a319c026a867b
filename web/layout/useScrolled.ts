import { useLayoutEffect, useState } from 'react';
import { constants } from '../dealer/constants.ts';

/**
 * Whether the page is scrolled by more than the header's threshold (spec §2: 50 px). Known before the first frame: a page
 * that opens scrolled never shows the transparent header.
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
