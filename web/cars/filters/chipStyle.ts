/** The style of a chosen part of the filter, which a tap removes. */
export const chipStyle =
  'relative inline-flex min-h-9 max-w-full flex-none items-center gap-1 rounded-full bg-accent-wash ps-3.5 pe-2 text-sm font-medium text-accent forced-colors:border after:absolute after:inset-x-0 after:-inset-y-1';
