/**
 * Attributes for a button that shows the panel with an id over the page, or hides it. A panel is a `dialog` with
 * `popover="auto"`. The browser does it, also before the client is there; `web/delivery/panels.ts` does the rest.
 */
export function panelControl(action: 'show' | 'hide', id: string) {
  return { popoverTarget: id, popoverTargetAction: action };
}

/** Hides a panel that may be shown. */
export function hidePanel(panel: HTMLDialogElement | null) {
  // A browser that does not know popovers has shown it as a dialog.
  if (panel?.open) panel.close();
  else panel?.hidePopover?.();
}
