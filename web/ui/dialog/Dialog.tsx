import { X } from 'lucide';
import { type ReactNode, type RefObject, useId, useLayoutEffect } from 'react';
import { IconButton } from '../control/IconButton.tsx';
import { Icon } from '../Icon.tsx';
import { coverPage } from './coverPage.ts';

interface Props {
  /** For whoever closes it: `close` of the element gives the focus back. */
  ref: RefObject<HTMLDialogElement | null>;
  heading: string;
  /** Names the button that closes the dialog. */
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
}

/** A modal dialog, open as long as it is rendered. Escape, Back and the buttons close it. */
export function Dialog({ ref, heading, closeLabel, onClose, children }: Props) {
  const headingId = useId();
  const close = () => ref.current?.close();
  // Before the effects of the content, which may move the focus: opening moves it to the first control.
  useLayoutEffect(() => {
    ref.current?.showModal();
    return coverPage(() => ref.current?.close());
  }, [ref]);
  return (
    <dialog
      ref={ref}
      className="m-auto rounded-picture border border-line bg-paper p-6 text-start text-ink"
      aria-labelledby={headingId}
      onClose={onClose}
    >
      <div className="max-w-md">
        <div className="flex items-start justify-between gap-4">
          <h2 id={headingId} className="pt-2 text-title-md">
            {heading}
          </h2>
          <IconButton label={closeLabel} onClick={close} className="-me-2 flex-none">
            <Icon node={X} />
          </IconButton>
        </div>
        {children}
      </div>
    </dialog>
  );
}
