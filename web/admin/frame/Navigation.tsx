import { LogOut } from 'lucide';
import { dealership } from '../../dealer/dealership.ts';
import { paths } from '../../paths.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useMessages } from '../../ui/text/useMessages.ts';
import { pageMessages } from '../page/messages.ts';
import { frameMessages } from './messages.ts';
import { MorePages } from './MorePages.tsx';
import { NavigationEntry } from './NavigationEntry.tsx';
import { useStaff } from '../page/staffContext.ts';
import { staffPages } from './staffPages.ts';
import { useLeave } from '../page/useLeave.ts';

/** How many places the bar of a phone has: so many fit side by side in 390 pixels with their names. */
const PLACES = 5;

/** The pages that this person may see: at the side, on phones at the bottom, where a thumb reaches. */
export function Navigation() {
  const text = useMessages(frameMessages);
  const page = useMessages(pageMessages);
  const { member, may } = useStaff();
  const leave = useLeave();
  const pages = staffPages.filter(({ needs, entry }) => entry && (!needs || may(needs)));
  // The last place is that of the button that shows the further ones.
  const atOnce = pages.length > PLACES ? PLACES - 1 : PLACES;
  const [first, further] = [pages.slice(0, atOnce), pages.slice(atOnce)];
  return (
    <header className="z-10 max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:border-t max-md:pb-[env(safe-area-inset-bottom)] md:sticky md:top-0 md:flex md:h-dvh md:flex-col md:border-e border-line bg-paper-2 print:hidden">
      <a
        href={paths.home}
        translate="no"
        className="px-6 pt-6 pb-4 font-display text-[1.75rem] leading-none tracking-[-0.02em] max-md:hidden"
      >
        {dealership.name}
      </a>
      <nav aria-label={text.navigation} className="md:flex-1 md:overflow-y-auto md:px-3">
        <ul className="flex md:grid md:gap-0.5">
          {first.map((entry) => (
            <NavigationEntry key={entry.path} page={entry} />
          ))}
          {further.length > 0 && <MorePages pages={further} />}
        </ul>
      </nav>
      <div className="border-t border-line p-3 text-sm max-md:hidden">
        <p className="truncate px-3 pt-2 font-[550]">{member.name}</p>
        <p className="px-3 text-ink-2">{page.roles[member.role]}</p>
        <button
          type="button"
          onClick={leave}
          className="mt-1 flex min-h-tap w-full items-center gap-3 rounded-control px-3 text-ink-2 hover:bg-ink/4 hover:text-ink"
        >
          <Icon node={LogOut} className="flip" />
          <span>{page.logOut}</span>
        </button>
      </div>
    </header>
  );
}
