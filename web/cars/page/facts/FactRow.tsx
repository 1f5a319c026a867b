import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface Props {
  label: string;
  /** Whether it says only that nothing is known, which no printed sheet needs. */
  unknown?: boolean;
  children: ReactNode;
}

/** A fact in a list of terms: its label, and its value at the other end of the row. */
export function FactRow({ label, unknown, children }: Props) {
  return (
    <div
      className={clsx(
        'flex flex-wrap justify-between gap-x-4 border-b border-line py-3.5 print:py-0.5',
        unknown && 'print:hidden',
      )}
    >
      <dt className="text-ink-2">{label}</dt>
      <dd className="min-w-0 flex-[1_1_8rem] text-end font-medium tabular-nums wrap-anywhere">{children}</dd>
    </div>
  );
}
