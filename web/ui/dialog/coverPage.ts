/**
 * Says that something lies over the page, which the browser's Back closes by `close` (`web/delivery/backCloses.ts`).
 * Gives a function that says that it is closed.
 */
export function coverPage(close: () => void): () => void {
  const say = (detail?: () => void) => dispatchEvent(new CustomEvent('cover', { detail }));
  say(close);
  return () => void say();
}
