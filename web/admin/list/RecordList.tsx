import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface Props {
  label: string;
  /** The headings of the columns, in their order. */
  headings: Readonly<Record<string, string>>;
  /** Which of them are columns of numbers, which stand at its end. */
  numbers?: readonly string[];
  /** The classes of the headings: from which width on they stand above the rows, and how wide each is. */
  headingStyle: string;
  children: ReactNode;
}

/** The rows of a list in a frame, under the headings of its columns. */
export function RecordList({ label, headings, numbers = [], headingStyle, children }: Props) {
  return (
    <div className="overflow-clip rounded-picture border border-line bg-card">
      <div
        aria-hidden
        className={clsx('hidden gap-x-3 border-b border-line px-4 py-2 text-xs text-ink-3', headingStyle)}
      >
        {Object.entries(headings).map(([name, heading]) => (
          <span key={name} className={numbers.includes(name) ? 'text-end' : undefined}>
            {heading}
          </span>
        ))}
      </div>
      <ol aria-label={label}>{children}</ol>
    </div>
  );
}
