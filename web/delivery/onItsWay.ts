/** What a link stands for as a whole; not the article that the page is about. */
const CARD = 'article:not(:has(h1))';

/**
 * Marks the link that was followed, or the card that it stands in (`data-going`), and the document (`data-loading`) until
 * the page it leads to is there: at once, whoever follows it, the browser or the client. `site.css` says how that looks.
 */
export function markLinks() {
  addEventListener('click', mark, { capture: true });
  // The browser keeps pages as they were left.
  addEventListener('pageshow', clearMarks);
}

/** Takes all marks away. `web/layout/useProgress.ts` does the same when a page has been opened inside the site. */
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

/** The link to another page of the site that a click follows in this window. */
export function followedLink(event: MouseEvent): HTMLAnchorElement | undefined {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
  if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const here =
    link.origin === origin && link.pathname === location.pathname && link.search === location.search;
  if (here || link.origin !== origin || link.target || link.download || link.role === 'tab') return;
  return link;
}
