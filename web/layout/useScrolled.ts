import { useEffect, useState } from 'react';
import { constants } from '../constants.ts';

/** Whether the page is scrolled by more than the header's threshold (spec §2: 50 px). */
export function useScrolled(): boolean {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const look = () => setScrolled(window.scrollY > constants.headerThreshold);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  return scrolled;
}
