/**
 * The attributes of a button that shows or hides the panel with this id over the page. A panel is a `dialog` with
 * `popover="auto"`. The browser does it, also before hydration; `web/delivery/panels.ts` does the rest.
 */
export function panelControl(action: 'show' | 'hide', id: string) {
  return { popoverTarget: id, popoverTargetAction: action };
}

/** Hides a panel that may be shown. */
export function hidePanel(panel: HTMLDialogElement | null) {
  // A browser without popovers has shown it as a dialog.
  if (panel?.open) panel.close();
  else panel?.hidePopover?.();
}
