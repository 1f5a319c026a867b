import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useProgress } from './useProgress.ts';

/**
 * What is done when a page has been opened inside the site: it is said to those who hear the page, and the focus goes
 * to its heading, unless the page has put it somewhere itself. Where the page shows another part of its list, the focus
 * goes to the list (`data-list`). `place` is where the pages stand.
 */
export function Arrival({ place }: { place: RefObject<HTMLElement | null> }) {
  useProgress();
  const { key, pathname } = useLocation();
  const before = useRef({ key, pathname, title: '' });
  const said = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const last = before.current;
    before.current = { key, pathname, title: document.title };
    const main = place.current;
    if (last.key === key || !main) return;
    if (said.current && last.title !== document.title) said.current.textContent = document.title;
    const isOther = last.pathname !== pathname;
    if (isOther ? !isWithin(main) : isLost(document.activeElement)) {
      focus(main.querySelector<HTMLElement>(isOther ? 'h1' : '[data-list]') ?? main);
    }
  }, [key, pathname, place]);
  return <p ref={said} aria-live="polite" className="sr-only" />;
}

/** Whether the navigation has taken away what had the focus, such as a chip, or has changed all above it: a pager. */
function isLost(element: Element | null) {
  return element?.matches('body, [data-pager] *');
}

function isWithin(main: HTMLElement): boolean {
  return main !== document.activeElement && main.contains(document.activeElement);
}

/** Gives the focus to what has none by itself: Tab goes on from there. The page stays where it is scrolled to. */
function focus(element: HTMLElement) {
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
