import { selection } from './selection.ts';
import { shownIds } from './shownIds.ts';

/** Selects the car whose row has the focus; with `upTo`, all from the one that was selected before. */
export function selectFocused(upTo = false) {
  const { activeElement } = document;
  const id = activeElement instanceof HTMLElement ? activeElement.dataset.record : undefined;
  if (id !== undefined) selection.toggle(id, upTo ? shownIds() : undefined);
}
