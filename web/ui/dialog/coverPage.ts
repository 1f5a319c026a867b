/**
 * Reports an open overlay, which the browser's Back closes by calling `close` (`web/delivery/backCloses.ts`). Returns a
 * function that reports that the overlay is closed.
 */
export function coverPage(close: () => void): () => void {
  const say = (detail?: () => void) => dispatchEvent(new CustomEvent('cover', { detail }));
  say(close);
  return () => void say();
}
