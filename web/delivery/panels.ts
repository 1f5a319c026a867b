/**
 * Makes the page behind an open panel (`panelControl.ts`) inert, as behind a modal dialog, until it is closed. Both happen
 * only after the next paint: for `inert` the browser recalculates the style of every element, which takes a phone longer
 * than the rest of the tap. The button to which the focus returns is released at once. When a panel is shown, `cover` is
 * called with a function that closes it; when it is closed, without one (`backCloses.ts`).
 */
export function supportPanels(cover: (close?: () => void) => void) {
  if (!('showPopover' in HTMLElement.prototype)) return showAsDialogs(cover);
  let behind: HTMLElement[] = [];
  let shown: HTMLElement | undefined;
  /** What had the focus when the panel was opened. */
  let opener: Element | null = null;
  const release = (released = behind) => {
    for (const element of released) element.inert = false;
    behind = behind.filter((element) => !released.includes(element));
  };
  const close = () => {
    removal.disconnect();
    shown = undefined;
    cover();
  };
  const removal = new MutationObserver(() => {
    if (shown?.isConnected) return;
    release();
    close();
  });
  document.addEventListener(
    'beforetoggle',
    (event) => {
      const panel = event.target as HTMLElement;
      // Others cover nothing: the one that lies under the pointer while something is dragged, for example.
      if (panel.popover !== 'auto') return;
      if ((event as ToggleEvent).newState === 'open') {
        release();
        opener = document.activeElement;
        shown = panel;
        cover(() => panel.hidePopover());
      } else {
        // A link that closes the panel opens a page, whose heading gets the focus.
        const leaves = 'loading' in document.documentElement.dataset;
        release(leaves ? behind : behind.filter((element) => element === opener));
        close();
      }
      requestAnimationFrame(() => setTimeout(() => (shown ? seal(shown) : release())));
    },
    true,
  );

  function seal(panel: HTMLElement) {
    // A panel that is opened again before it was painted is sealed once.
    if (behind.length > 0) return;
    behind = restOfPage(panel, opener);
    for (const element of behind) element.inert = true;
    // A panel that is removed with its page is not hidden first.
    removal.observe(document.body, { childList: true, subtree: true });
  }
}

/** All elements around a panel that can be inert; `opener` is one of them, so that it can be released alone. */
function restOfPage(panel: HTMLElement, opener: Element | null): HTMLElement[] {
  const parent = panel.parentElement;
  if (!parent || panel === document.body) return [];
  const beside = [...parent.children].filter((element) => element !== panel);
  return [...beside.flatMap((element) => apart(element, opener)), ...restOfPage(parent, opener)];
}

/** An element that can be inert; where it contains `opener`, the opener and what stands beside it. */
function apart(element: Element, opener: Element | null): HTMLElement[] {
  if (!(element instanceof HTMLElement) || element.inert) return [];
  if (element === opener || !element.contains(opener)) return [element];
  return [...element.children].flatMap((child) => apart(child, opener));
}

/** Where the browser does not know popovers, the buttons open and close a modal dialog. */
function showAsDialogs(cover: (close?: () => void) => void) {
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('button[popovertarget]');
    const dialog = button && document.getElementById(button.getAttribute('popovertarget') ?? '');
    if (!(dialog instanceof HTMLDialogElement)) return;
    if (dialog.open) return dialog.close();
    dialog.showModal();
    cover(() => dialog.close());
    dialog.addEventListener('close', () => cover(), { once: true });
  });
}
