/** Focuses an element that is not focusable by itself, so that Tab goes on from there. The page does not scroll. */
export function focusPlace(element: HTMLElement) {
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
