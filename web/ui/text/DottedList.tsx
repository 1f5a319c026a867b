import type { ReactNode } from 'react';

/** Short facts in a line, with dots between them; `children` are list items. */
export function DottedList({ children }: { children: ReactNode }) {
  return (
    <div className="overflow-clip">
      <ul className="dotted text-sm text-ink-2">{children}</ul>
    </div>
  );
}
