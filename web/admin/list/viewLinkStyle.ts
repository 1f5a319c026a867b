/** The classes of the link to a part or a view of a list. */
export const viewLinkStyle =
  'flex min-h-tap items-center gap-2 rounded-control px-3 text-sm text-ink-2 transition-colors duration-quick hover:bg-ink/4 aria-[current]:bg-accent-wash aria-[current]:font-[550] aria-[current]:text-accent';
