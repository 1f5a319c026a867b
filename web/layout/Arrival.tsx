import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../paths.ts';
import { focusPlace } from '../ui/page/focusPlace.ts';
import { useProgress } from './useProgress.ts';

/**
 * When the client has opened a page: announces its title to screen readers, and moves the focus to its heading, unless
 * the page has set the focus itself. Who comes back is at the link to the page that was left, as with pages of a browser.
 * Where the same page shows another part of its list, the focus moves to the list (`data-list`); a link in the header or the
 * footer leads to another list as to any page. `place`: the element with the page.
 */
export function Arrival({ place }: { place: RefObject<HTMLElement | null> }) {
  useProgress();
  const { key, pathname, search } = useLocation();
  const before = useRef({ key, pathname, search, entry: 0, title: '' });
  const said = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const last = before.current;
    const entry = entryOfHistory();
    before.current = { key, pathname, search, entry, title: document.title };
    const main = place.current;
    if (last.key === key || !main) return;
    if (said.current && last.title !== document.title) said.current.textContent = document.title;
    const isSameList = isList(last.pathname) && isList(pathname) && !isOutside(document.activeElement, main);
    const isOther = last.pathname !== pathname && !isSameList;
    if (isOther && entry < last.entry && !isWithin(main)) {
      linkTo(last.pathname + last.search, main)?.focus({ preventScroll: true });
    }
    if (isOther ? !isWithin(main) : isLost(document.activeElement)) {
      focusPlace(main.querySelector<HTMLElement>(isOther ? 'h1' : '[data-list]') ?? main);
    }
  }, [key, pathname, search, place]);
  return <p ref={said} aria-live="polite" className="sr-only" />;
}

/** Whether a path is that of a list of the stock: all of them are one page. */
function isList(path: string): boolean {
  return path === paths.buy || path.startsWith(`${paths.buy}/`);
}

/** The number that the router gives each entry of the tab's history: a lower one is further back. */
function entryOfHistory(): number {
  return (history.state as { idx?: number } | null)?.idx ?? 0;
}

function linkTo(address: string, main: HTMLElement) {
  return Array.from(main.querySelectorAll('a')).find((link) => link.getAttribute('href') === address);
}

/** Whether the navigation has removed the focused element, such as a chip, or has changed all above it, as a pager does. */
function isLost(element: Element | null) {
  return element?.matches('body, [data-pager] *');
}

/** Whether the visitor has followed a link around the page, such as one in the footer. */
function isOutside(element: Element | null, main: HTMLElement) {
  return element !== document.body && !main.contains(element);
}

function isWithin(main: HTMLElement): boolean {
  return main !== document.activeElement && main.contains(document.activeElement);
}
