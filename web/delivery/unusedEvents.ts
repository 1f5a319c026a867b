/**
 * Events of a tap or a moving mouse that no component listens to. React listens to all of them at its root, and looks up
 * the component under the finger at each: some ten times a tap, before the click.
 */
export const unusedEvents = /^(mouse|touch|(got|lost)pointer|pointer(move|up))/;

/** Keeps React from listening to `unusedEvents` at `root`; called before the page is hydrated. */
export function skipUnusedEvents(root: HTMLElement): HTMLElement {
  const listen = root.addEventListener.bind(root);
  root.addEventListener = (type: string, ...rest: [EventListenerOrEventListenerObject]) =>
    unusedEvents.test(type) || listen(type, ...rest);
  return root;
}
