/**
 * Makes the page behind an open panel (`panelControl.ts`) inert, as behind a modal dialog, but only after the panel is
 * painted: for `inert` the browser recalculates the style of every element, which takes a phone longer than the rest of
 * the tap. When a panel is shown, `cover` is called with a function that closes it; when it is closed, without one
 * (`backCloses.ts`).
 */
export function supportPanels(cover: (close?: () => void) => void) {
  if (!('showPopover' in HTMLElement.prototype)) return showAsDialogs(cover);
  let behind: HTMLElement[] = [];
  const release = () => {
    removal.disconnect();
    for (const element of behind) element.inert = false;
    behind = [];
  };
  let shown: HTMLElement | undefined;
  const removal = new MutationObserver(() => {
    if (shown?.isConnected) return;
    release();
    cover();
  });
  document.addEventListener(
    'beforetoggle',
    (event) => {
      const panel = event.target as HTMLElement;
      if (!panel.popover) return;
      release();
      shown = (event as ToggleEvent).newState === 'open' ? panel : undefined;
      cover(shown && (() => panel.hidePopover()));
      requestAnimationFrame(() => setTimeout(seal, 0, panel));
    },
    true,
  );

  function seal(panel: HTMLElement) {
    // A panel that is opened again before it was painted is sealed once.
    if (shown !== panel || behind.length > 0) return;
    behind = restOfPage(panel);
    for (const element of behind) element.inert = true;
    // A panel that is removed with its page is not hidden first.
    removal.observe(document.body, { childList: true, subtree: true });
  }
}

/** All elements around a panel that can be inert: its siblings, and the siblings of its ancestors. */
function restOfPage(panel: HTMLElement): HTMLElement[] {
  const parent = panel.parentElement;
  if (!parent || panel === document.body) return [];
  const beside = [...parent.children].filter(
    (element): element is HTMLElement =>
      element instanceof HTMLElement && element !== panel && !element.inert,
  );
  return [...beside, ...restOfPage(parent)];
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
