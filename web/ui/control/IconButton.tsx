import { clsx } from 'clsx';
import type { ButtonHTMLAttributes, ReactNode } from 'react';

type Props = ButtonHTMLAttributes<HTMLButtonElement> & {
  /** What it does, for screen readers. */
  label: string;
  children: ReactNode;
};

export const iconButtonStyle =
  'relative inline-grid size-tap place-items-center rounded-full transition-colors duration-quick hover:bg-ink/8 forced-colors:border';

/** A round button that shows an icon only. */
export function IconButton({ label, className, children, ...rest }: Props) {
  return (
    <button type="button" aria-label={label} className={clsx(iconButtonStyle, className)} {...rest}>
      {children}
    </button>
  );
}
