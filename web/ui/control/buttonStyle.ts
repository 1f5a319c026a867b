import { type ClassValue, clsx } from 'clsx';

const kinds = {
  /** The one thing to do here. */
  primary: 'bg-accent px-7 text-on-accent hover:bg-accent-2',
  /** Other things to do. */
  quiet: 'px-7 shadow-[inset_0_0_0_1px_var(--color-line-2)] hover:shadow-[inset_0_0_0_1px_var(--color-ink)]',
  /** As light as a link. */
  plain: 'px-2 text-accent underline-offset-[0.28em] hover:underline',
};

/** The looks of a button, for `Button` and for links that look like one. */
export function buttonStyle(kind: keyof typeof kinds, ...more: ClassValue[]): string {
  return clsx(
    'inline-flex min-h-field items-center justify-center gap-2 py-2 rounded-control text-center text-md leading-tight font-[550]',
    'transition-[background-color,box-shadow] duration-quick disabled:opacity-60',
    // Forced colours take background and shadow away.
    'forced-colors:border',
    kinds[kind],
    more,
  );
}
