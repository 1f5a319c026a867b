import { type ClassValue, clsx } from 'clsx';

const kinds = {
  /** The main action. */
  primary: 'bg-accent px-7 text-on-accent hover:bg-accent-2',
  /** Other actions. */
  quiet: 'px-7 shadow-[inset_0_0_0_1px_var(--color-line-2)] hover:shadow-[inset_0_0_0_1px_var(--color-ink)]',
  /** As light as a link. */
  plain: 'px-2 text-accent underline-offset-[0.28em] hover:underline',
};

/** The style of a button, for buttons and for links that look like one. */
export function buttonStyle(kind: keyof typeof kinds, ...more: ClassValue[]): string {
  return clsx(
    'inline-flex min-h-field items-center justify-center gap-2 py-2 rounded-control text-center text-md leading-tight font-[550]',
    'transition-[background-color,box-shadow] duration-quick disabled:opacity-60',
    // Forced colours remove background and shadow.
    'forced-colors:border',
    kinds[kind],
    more,
  );
}
