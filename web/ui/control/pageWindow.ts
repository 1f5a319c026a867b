/** A page, or a gap where pages are left out. */
export type PageItem = number | 'gap';

/**
 * The pages that a pager shows: the first, the last, and one on either side of the current one; a gap where pages
 * are left out between them (PAG-4, PAG-5).
 */
export function pageWindow(current: number, last: number): PageItem[] {
  const shown = [1, current - 1, current, current + 1, last].filter((page) => page >= 1 && page <= last);
  const pages = [...new Set(shown)].sort((a, b) => a - b);
  return pages.flatMap((page, i): PageItem[] => (page - (pages[i - 1] ?? 0) > 1 ? ['gap', page] : [page]));
}
