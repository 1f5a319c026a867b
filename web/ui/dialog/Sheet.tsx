import { X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { IconButton } from '../control/IconButton.tsx';
import './sheet.css';

interface Props {
  open: boolean;
  onClose: () => void;
  /** Names the sheet. */
  title: string;
  closeLabel: string;
  head: ReactNode;
  foot: ReactNode;
  children: ReactNode;
}

/** A page-filling panel over the page: the menu on phones. Escape and the button close it; closed it is empty. */
export function Sheet({ open, onClose, title, closeLabel, head, foot, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);
  return (
    <dialog ref={dialog} className="sheet" aria-label={title} onClose={onClose}>
      {open && (
        <>
          <div className="flex h-header flex-none items-center justify-between border-b border-line px-gutter">
            {head}
            <IconButton label={closeLabel} onClick={onClose}>
              <X aria-hidden size={20} strokeWidth={1.5} />
            </IconButton>
          </div>
          <div className="flex-1 overflow-y-auto px-gutter">{children}</div>
          <div className="flex-none border-t border-line px-gutter pt-4 pb-[calc(1rem+env(safe-area-inset-bottom))]">
            {foot}
          </div>
        </>
      )}
    </dialog>
  );
}
