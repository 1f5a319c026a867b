/** Moves the focus to the next row of a list, or with -1 to the one before. */
export function moveInList(by: 1 | -1) {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-record]')];
  const at = rows.findIndex((row) => row === document.activeElement);
  const row = rows[at < 0 ? 0 : Math.min(rows.length - 1, Math.max(0, at + by))];
  row?.focus({ preventScroll: true });
  row?.closest('li')?.scrollIntoView({ block: 'nearest' });
}
