import { Info, type IconNode } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '../Icon.tsx';

/** A note for visitors before they send a form. */
export function FormNote({ icon = Info, children }: { icon?: IconNode; children: ReactNode }) {
  return (
    <div className="flex gap-3 rounded-control bg-accent-wash p-4 text-sm">
      <Icon node={icon} className="mt-0.5 flex-none text-accent" />
      <div className="min-w-0">{children}</div>
    </div>
  );
}
