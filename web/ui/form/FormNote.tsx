import { Info, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

/** Something worth knowing before a form is sent. */
export function FormNote({ Icon = Info, children }: { Icon?: LucideIcon; children: ReactNode }) {
  return (
    <div className="flex gap-3 rounded-control bg-accent-wash p-4 text-sm">
      <Icon aria-hidden size={20} strokeWidth={1.5} className="mt-0.5 flex-none text-accent" />
      <div className="min-w-0">{children}</div>
    </div>
  );
}
