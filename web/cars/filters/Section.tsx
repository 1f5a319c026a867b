import { ChevronDown } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '../../ui/Icon.tsx';

/** A collapsible section of the filter panel. */
export function Section({
  title,
  open = false,
  children,
}: {
  title: string;
  open?: boolean;
  children: ReactNode;
}) {
  return (
    <details open={open} className="group/section border-t border-line">
      <summary className="flex min-h-14 items-center justify-between font-[550]">
        <h3 className="text-md leading-normal font-[550]">{title}</h3>
        <Icon
          node={ChevronDown}
          className="text-ink-3 transition-[rotate] duration-calm ease-calm group-open/section:rotate-180"
        />
      </summary>
      <div className="pb-6">{children}</div>
    </details>
  );
}
