import { ChevronLeft, ChevronRight, X } from 'lucide';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { IconButton } from '../../../ui/control/IconButton.tsx';
import { coverPage } from '../../../ui/dialog/coverPage.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { recordMessages } from './messages.ts';
import { usePhoto } from './usePhoto.ts';

interface Props {
  id: string;
  names: readonly string[];
  first: number;
  onClose: () => void;
}

/** One photo as large as the window; buttons and arrow keys show the others. */
export function PhotoViewer({ id, names, first, onClose }: Props) {
  const text = useMessages(recordMessages);
  const [at, setAt] = useState(first);
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    dialog.current?.showModal();
    return coverPage(() => dialog.current?.close());
  }, []);
  const go = (by: number) => setAt((at + by + names.length) % names.length);
  const label = text.photo(at + 1, names.length);

  function press({ key }: KeyboardEvent) {
    if (key === 'ArrowRight') go(1);
    if (key === 'ArrowLeft') go(-1);
  }

  return (
    // The keys repeat what the buttons do.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      aria-label={text.photos}
      onClose={onClose}
      onKeyDown={press}
      className="m-0 h-dvh max-h-none w-dvw max-w-none flex-col bg-[#111415] text-white open:flex"
    >
      <div className="flex items-center justify-between p-2">
        <p role="status" className="num ps-2 text-sm">
          {label}
        </p>
        <IconButton label={text.close} onClick={() => dialog.current?.close()}>
          <Icon node={X} />
        </IconButton>
      </div>
      <Large key={names[at]} id={id} name={names[at] ?? ''} label={label} />
      {names.length > 1 && (
        <div className="flex justify-center gap-8 p-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))]">
          <IconButton label={text.previous} onClick={() => go(-1)}>
            <Icon node={ChevronLeft} className="flip" />
          </IconButton>
          <IconButton label={text.next} onClick={() => go(1)}>
            <Icon node={ChevronRight} className="flip" />
          </IconButton>
        </div>
      )}
    </dialog>
  );
}

function Large({ id, name, label }: { id: string; name: string; label: string }) {
  const text = useMessages(recordMessages);
  const { url, failed } = usePhoto(id, name);
  return (
    <div className="grid min-h-0 flex-1 place-items-center">
      {url && <img src={url} alt={label} className="size-full object-contain" />}
      {failed && <p role="alert">{text.photoFailed}</p>}
    </div>
  );
}
