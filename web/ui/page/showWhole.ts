import type { FocusEvent } from 'react';

/**
 * Brings the card or the cell in which the keyboard has come to something wholly into sight. For what scrolls sideways,
 * where Chromium is content with 32 pixels of what has the focus.
 */
export function showWhole({ target }: FocusEvent) {
  if (!target.matches(':focus-visible')) return;
  target.closest('li, th, td')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
