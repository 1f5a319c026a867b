import { followedLink } from './onItsWay.ts';

/** Closes the overlay of the page. */
type Close = () => void;

/**
 * Lets the browser's Back close an overlay, such as a panel or a dialog. An open overlay has a history entry of its own
 * (`over`) at the same address. The entry is removed when the overlay is closed otherwise, and replaced when a page is
 * opened from there. The router does not notice.
 *
 * Returns a function that overlays call: when they open, with a function that closes them; when they are closed, without
 * one. The client says the same by the event `cover` (`web/ui/dialog/coverPage.ts`).
 */
export function supportBack(): (close?: Close) => void {
  let closeCover: Close | undefined;
  /** The router's key of the entry under the overlay. */
  let covered: string | undefined;
  let leaving = false;
  /** Changes of the history that wait until the overlay's entry is left. */
  const waiting: (() => void)[] = [];
  const here = () => (history.state ?? {}) as { over?: true; key?: string };

  const push = history.pushState.bind(history);
  const replace = history.replaceState.bind(history);
  const changing = (change: typeof push) =>
    function changed(state: object | null, ...rest: ['', (string | URL | null)?]) {
      if (!leaving) return (here().over ? replace : change)(state, ...rest);
      // The router's start copies the state of the entry that is being left.
      const below = change === replace ? { ...state, over: undefined } : state;
      waiting.push(() => changed(below, ...rest));
    };
  history.pushState = changing(push);
  history.replaceState = changing(replace);

  function cover(close?: Close) {
    closeCover = close;
    covered = here().key;
    if (close) history.pushState({ ...history.state, over: true }, '');
    // Later, as the link that closed the overlay may open a page right now.
    else setTimeout(leave);
  }

  function leave() {
    if (closeCover || leaving || !here().over) return;
    leaving = true;
    history.back();
  }

  addEventListener('popstate', (event) => {
    const close = closeCover;
    const ours = leaving || here().over || (close && here().key === covered);
    if (ours) event.stopImmediatePropagation();
    if (leaving) {
      leaving = false;
      for (const change of waiting.splice(0)) change();
    } else if (!here().over) {
      closeCover = undefined;
      close?.();
    }
    // Forward led to the entry of an overlay that is closed by now.
    leave();
  });

  // Runs after the client's listeners, which follow links themselves.
  addEventListener('click', (event) => {
    const link = followedLink(event);
    if (!link || event.defaultPrevented || !here().over) return;
    event.preventDefault();
    location.replace(link.href);
  });

  addEventListener('cover', (event) => cover((event as CustomEvent<Close | undefined>).detail));
  // After a reload, no overlay is open.
  leave();
  return cover;
}
