import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface Props {
  legend: string;
  /** What is wrong with all of it. */
  error: string | undefined;
  /** Whether its heading is a small one, or one for screen readers. */
  quiet?: boolean | 'hidden';
  children: ReactNode;
}

/** Fields that belong together, with their heading and what is wrong with them. */
export function EntryFrame({ legend, error, quiet, children }: Props) {
  return (
    <fieldset data-error={error ? true : undefined} className="col-span-full min-w-0 xl:col-span-1">
      <legend
        className={clsx(
          quiet === 'hidden' ? 'sr-only' : quiet ? 'mb-2 text-xs text-ink-3' : 'mb-2 text-sm font-[550]',
        )}
      >
        {legend}
      </legend>
      {error && <p className="mb-2 text-sm font-[550] text-danger">{error}</p>}
      {children}
    </fieldset>
  );
}
