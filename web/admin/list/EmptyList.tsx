import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface Props {
  heading: string;
  /** What to do, or when something will be there. */
  hint: string;
  className?: string;
  /** Where it leads. */
  children?: ReactNode;
}

/** Stands in the place of a list that is empty. */
export function EmptyList({ heading, hint, className, children }: Props) {
  return (
    <div
      className={clsx(
        'grid justify-items-center gap-3 rounded-picture border border-line px-6 py-16 text-center',
        className,
      )}
    >
      <h2 className="text-title-sm!">{heading}</h2>
      <p className="max-w-measure text-ink-2">{hint}</p>
      {children}
    </div>
  );
}
