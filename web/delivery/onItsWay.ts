/** The card that a link stands for; not the article that the page is about. */
const CARD = 'article:not(:has(h1))';

/** The link under the finger, or its card. */
let pressed: HTMLElement | undefined;

/**
 * Marks the link under a finger or its card (`data-pressed`), then the followed link or its card (`data-going`) and the
 * document (`data-loading`) until the next page is shown. It does so at once, whether the browser or the client follows
 * the link. `site.css` has the styles.
 */
export function markLinks() {
  // A link under a mouse is `:active` at once; under a finger only when the tap is over.
  addEventListener('pointerdown', markPress, true);
  // A finger that stops the page while it scrolls makes no click.
  addEventListener('pointerup', () => setTimeout(clearPress, 300, pressed), true);
  addEventListener('pointercancel', () => clearPress(), true);
  addEventListener('click', mark, true);
  // The back/forward cache keeps pages as they were left.
  addEventListener('pageshow', clearMarks);
}

function markPress(event: PointerEvent) {
  const link = event.pointerType === 'touch' && followedLink(event);
  if (!link) return;
  clearPress();
  pressed = markedBy(link);
  pressed.dataset.pressed = '';
}

function clearPress(link = pressed) {
  delete link?.dataset.pressed;
}

/** Removes all marks. `web/layout/useProgress.ts` does the same when the client has opened a page. */
function clearMarks() {
  clearPress();
  delete document.documentElement.dataset.loading;
  for (const link of document.querySelectorAll<HTMLElement>('[data-going]')) delete link.dataset.going;
}

function mark(event: MouseEvent) {
  const link = followedLink(event);
  if (!link) return;
  clearMarks();
  markedBy(link).dataset.going = '';
  document.documentElement.dataset.loading = '';
}

/** The link or its card, whichever shows that the link is pressed or followed. */
function markedBy(link: HTMLAnchorElement): HTMLElement {
  return link.closest<HTMLElement>(CARD) ?? link;
}

/** The link to another page of the site that a click follows in this window, if it does. */
export function followedLink(event: MouseEvent): HTMLAnchorElement | undefined {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
  if (!link || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const isHere = withoutFragment(link.href) === withoutFragment(location.href);
  if (isHere || link.origin !== origin || link.target || link.download || link.role === 'tab') return;
  return link;
}

function withoutFragment(address: string) {
  return address.split('#')[0];
}
