import { clsx } from 'clsx';
import { NavLink } from 'react-router-dom';
import { Icon } from '../../ui/Icon.tsx';
import { useMessages } from '../../ui/text/useMessages.ts';
import { frameMessages } from './messages.ts';
import type { StaffPage } from './staffPages.ts';

/** How a link or a button of the navigation looks. */
export const barItem =
  'flex min-h-tap items-center rounded-control text-ink-2 transition-colors duration-quick hover:text-ink aria-[current]:text-accent max-md:min-h-14';

interface Props {
  page: StaffPage;
  /** Whether it stands above the bar of a phone, where a line has room. */
  above?: boolean;
  /** Called when the page is opened. */
  onOpen?: () => void;
}

/** The link to a page in the navigation; nothing for a page that has no place there. */
export function NavigationEntry({ page: { path, entry }, above = false, onOpen }: Props) {
  const text = useMessages(frameMessages);
  if (!entry) return null;
  return (
    <li className={clsx('min-w-0', !above && 'max-md:flex-1')}>
      <NavLink
        to={`/${path}`}
        onClick={onOpen}
        className={clsx(
          barItem,
          'gap-3 px-3 md:text-sm md:font-medium md:hover:bg-ink/4 md:aria-[current]:bg-accent-wash',
          !above && 'max-md:flex-col max-md:justify-center max-md:gap-0.5 max-md:px-0 max-md:text-2xs',
        )}
      >
        <Icon node={entry.icon} />
        <span className="max-w-full truncate">{text.pages[entry.label]}</span>
      </NavLink>
    </li>
  );
}
