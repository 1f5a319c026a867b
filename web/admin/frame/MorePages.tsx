import { clsx } from 'clsx';
import { Ellipsis } from 'lucide';
import { useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Icon } from '../../ui/Icon.tsx';
import { useMessages } from '../../ui/text/useMessages.ts';
import { useClosing } from '../page/useClosing.ts';
import { frameMessages } from './messages.ts';
import { barItem, NavigationEntry } from './NavigationEntry.tsx';
import type { StaffPage } from './staffPages.ts';

/**
 * The pages for which a phone's bar has no room: a button there opens them above it. Escape, Back, a tap beside them and opening
 * one of them close them. On wider screens they stand in the navigation like the others.
 */
export function MorePages({ pages }: { pages: readonly StaffPage[] }) {
  const text = useMessages(frameMessages);
  const id = useId();
  const place = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { pathname } = useLocation();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const isHere = pages.some(({ path }) => `${pathname}/`.startsWith(`/${path}/`));
  useClosing({ open, place, opener: button, onClose: close });
  return (
    <li ref={place} className="min-w-0 max-md:flex-1 md:contents">
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={id}
        aria-current={isHere || undefined}
        className={clsx(barItem, 'w-full flex-col justify-center gap-0.5 px-1 text-2xs md:hidden')}
        onClick={() => setOpen(!open)}
      >
        <Icon node={Ellipsis} />
        <span className="max-w-full truncate">{text.more}</span>
      </button>
      <ul
        id={id}
        className={clsx(
          'md:contents max-md:absolute max-md:inset-x-0 max-md:bottom-full max-md:border-t max-md:border-line max-md:bg-paper-2 max-md:p-2 max-md:shadow-float',
          !open && 'max-md:hidden',
        )}
      >
        {pages.map((page) => (
          <NavigationEntry key={page.path} page={page} above onOpen={close} />
        ))}
      </ul>
    </li>
  );
}
