import { X } from 'lucide';
import type { ReactNode } from 'react';
import { IconButton } from '../control/IconButton.tsx';
import { panelControl } from '../control/panelControl.ts';
import './sheet.css';
import { Icon } from '../Icon.tsx';

interface Props {
  /** Buttons with `panelControl` open it by this id. */
  id: string;
  /** The name of the sheet. */
  title: string;
  closeLabel: string;
  head: ReactNode;
  foot: ReactNode;
  children: ReactNode;
}

/** A page-filling panel over the page: the menu on phones. Escape and the button close it. */
export function Sheet({ id, title, closeLabel, head, foot, children }: Props) {
  return (
    <dialog id={id} popover="auto" className="sheet" aria-label={title}>
      <div className="flex h-header flex-none items-center justify-between border-b border-line px-gutter">
        {head}
        <IconButton label={closeLabel} {...panelControl('hide', id)}>
          <Icon node={X} />
        </IconButton>
      </div>
      <div className="flex-1 overflow-y-auto px-gutter">{children}</div>
      <div className="flex-none border-t border-line px-gutter pt-4 pb-[calc(1rem+env(safe-area-inset-bottom))]">
        {foot}
      </div>
    </dialog>
  );
}
