import type { ReactNode } from 'react';

/** Two fields side by side; below each other on phones. */
export function FieldRow({ children }: { children: ReactNode }) {
  return <div className="grid grid-cols-[minmax(0,1fr)] gap-x-4 gap-y-6 md:grid-cols-2">{children}</div>;
}
