import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useProgress } from './useProgress.ts';

/**
 * What is done when a page has been opened inside the site: it is said to those who hear the page, and the focus goes
 * to its heading, unless the page has put it somewhere itself. `place` is where the pages stand.
 */
export function Arrival({ place }: { place: RefObject<HTMLElement | null> }) {
  useProgress();
  const { key, pathname } = useLocation();
  const before = useRef({ key, pathname });
  const said = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const last = before.current;
    before.current = { key, pathname };
    const main = place.current;
    if (last.key === key || !main) return;
    if (last.pathname !== pathname) {
      if (said.current) said.current.textContent = document.title;
      if (!isWithin(main)) focus(main.querySelector('h1') ?? main);
    } else if (document.activeElement === document.body) {
      // The navigation has taken away what had it, such as a link of the pager.
      focus(main);
    }
  }, [key, pathname, place]);
  return <p ref={said} aria-live="polite" className="sr-only" />;
}

function isWithin(main: HTMLElement): boolean {
  return main !== document.activeElement && main.contains(document.activeElement);
}

/** Gives the focus to what has none by itself: Tab goes on from there. The page stays where it is scrolled to. */
function focus(element: HTMLElement) {
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
