import { type RefObject, useEffect, useEffectEvent } from 'react';
import { coverPage } from '../../ui/dialog/coverPage.ts';
import { afterPaint } from '../../ui/page/afterPaint.ts';

interface Parts {
  open: boolean;
  /** What is open, with its opener. */
  place: RefObject<HTMLElement | null>;
  /** The button that has opened it. */
  opener: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** Closes what is open over the page at a tap beside it, by Back, and by Escape, which gives the focus to its opener. */
export function useClosing({ open, place, opener, onClose }: Parts) {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!open) return undefined;
    let isOpen = true;
    let uncover: (() => void) | undefined;
    // The browser takes a while to add to its history: the frame that shows what is open comes first.
    void afterPaint().then(() => isOpen && (uncover = coverPage(() => close())));
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // The page's own Escape does not hear of it (`useShortcuts`).
      event.preventDefault();
      close();
      opener.current?.focus();
    };
    const tap = ({ target }: PointerEvent) => {
      if (!(target instanceof Node && place.current?.contains(target))) close();
    };
    document.addEventListener('keydown', press, { capture: true });
    document.addEventListener('pointerdown', tap);
    return () => {
      document.removeEventListener('keydown', press, { capture: true });
      document.removeEventListener('pointerdown', tap);
      isOpen = false;
      uncover?.();
    };
  }, [open, place, opener]);
}
