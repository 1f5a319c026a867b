/**
 * Scrolls the card or the cell with the keyboard's focus completely into view. For content that scrolls sideways, where
 * Chromium shows only 32 pixels of a focused element.
 */
export function showWhole({ target }: { target: Element }) {
  if (!target.matches(':focus-visible')) return;
  target.closest('li, th, td')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
