import { followedLink } from './onItsWay.ts';

/** Closes what lies over the page. */
type Close = () => void;

/**
 * Lets the browser's Back close what lies over the page: an entry of the history (`over`) at the same address stands
 * for it. The entry goes when that is closed otherwise, and a page that is opened from there takes its place. The router
 * hears nothing of it.
 *
 * Gives a function for who covers the page: it takes what closes the cover, or nothing when the cover is closed. The
 * client says the same by the event `cover` (`web/ui/dialog/coverPage.ts`).
 */
export function supportBack(): (close?: Close) => void {
  let closeCover: Close | undefined;
  /** The router's key of the entry that is covered. */
  let covered: string | undefined;
  let leaving = false;
  /** Changes of the history that wait until the entry is left. */
  const waiting: (() => void)[] = [];
  const here = () => (history.state ?? {}) as { over?: true; key?: string };

  const push = history.pushState.bind(history);
  const replace = history.replaceState.bind(history);
  const changing = (change: typeof push) =>
    function changed(...entry: Parameters<typeof push>) {
      if (leaving) waiting.push(() => changed(...entry));
      else (here().over ? replace : change)(...entry);
    };
  history.pushState = changing(push);
  history.replaceState = changing(replace);

  function cover(close?: Close) {
    closeCover = close;
    covered = here().key;
    if (close) history.pushState({ ...history.state, over: true }, '');
    // The link that has closed it may lead on at once.
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
    // Forward leads to what is closed by now.
    leave();
  });

  // Runs behind the client, which follows links by itself.
  addEventListener('click', (event) => {
    const link = followedLink(event);
    if (!link || event.defaultPrevented || !here().over) return;
    event.preventDefault();
    location.replace(link.href);
  });

  addEventListener('cover', (event) => cover((event as CustomEvent<Close | undefined>).detail));
  // The page has been loaded anew, with nothing over it.
  leave();
  return cover;
}
