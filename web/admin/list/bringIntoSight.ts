/** How much of the row is left free beside what was scrolled to, px. */
const BESIDE = 16;

/** Scrolls the row of links of a narrow screen, and only that, as far as is needed to see the one that is current. */
export function bringIntoSight(row: HTMLElement) {
  const shown = row.querySelector('[aria-current]')?.closest('li')?.getBoundingClientRect();
  if (!shown) return;
  const { left, right } = row.getBoundingClientRect();
  if (shown.left < left) row.scrollBy({ left: shown.left - left - BESIDE });
  else if (shown.right > right) row.scrollBy({ left: shown.right - right + BESIDE });
}
