let last: string | undefined;

/** The record that was opened last: whoever comes back to its list is at its row, which has `data-record`. */
export const lastOpened = {
  set: (id: string) => void (last = id),
  /** Gives the focus to its row; the next call does nothing. */
  focus() {
    const id = last;
    last = undefined;
    if (id === undefined) return;
    const row = document.querySelector<HTMLElement>(`[data-record="${CSS.escape(id)}"]`);
    row?.focus({ preventScroll: true });
  },
};
