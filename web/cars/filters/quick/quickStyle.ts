/** The style of what a tap adds to the filter; as large for a finger as `chipStyle`, without its colours. */
export const quickStyle =
  'relative inline-flex min-h-9 flex-none items-center gap-1 rounded-full border border-line-2 text-sm font-medium hover:border-ink aria-pressed:border-accent aria-pressed:bg-accent-wash aria-pressed:text-accent after:absolute after:inset-x-0 after:-inset-y-1';
