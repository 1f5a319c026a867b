/** The card that a link stands for; not the article that the page is about. */
const CARD = 'article:not(:has(h1))';

/**
 * Marks the followed link or its card (`data-going`) and the document (`data-loading`) until the next page is shown. It
 * does so at once, whether the browser or the client follows the link. `site.css` has the styles.
 */
export function markLinks() {
  addEventListener('click', mark, { capture: true });
  // The back/forward cache keeps pages as they were left.
  addEventListener('pageshow', clearMarks);
}

/** Removes all marks. `web/layout/useProgress.ts` does the same when the client has opened a page. */
function clearMarks() {
  delete document.documentElement.dataset.loading;
  for (const link of document.querySelectorAll<HTMLElement>('[data-going]')) delete link.dataset.going;
}

function mark(event: MouseEvent) {
  const link = followedLink(event);
  if (!link) return;
  clearMarks();
  (link.closest<HTMLElement>(CARD) ?? link).dataset.going = '';
  document.documentElement.dataset.loading = '';
}

/** The link to another page of the site that a click follows in this window, if it does. */
export function followedLink(event: MouseEvent): HTMLAnchorElement | undefined {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
  if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const here =
    link.origin === origin && link.pathname === location.pathname && link.search === location.search;
  if (here || link.origin !== origin || link.target || link.download || link.role === 'tab') return;
  return link;
}
