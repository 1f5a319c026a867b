import { clsx } from 'clsx';
import { X } from 'lucide';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { IconButton } from '../../ui/control/IconButton.tsx';
import { focusPlace } from '../../ui/page/focusPlace.ts';
import { useHydrated } from '../../ui/hooks/useHydrated.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useMessages } from '../../ui/text/useMessages.ts';
import './continueWith.css';
import { forgetPages, useSeenBefore } from './lastSeen.ts';
import { recentMessages } from './messages.ts';

/** A car and a list. */
const PLACES = [0, 1] as const;

/**
 * Greets a visitor who comes back: links to the car and to the list that were seen last in the visit before. It has its
 * place from the first paint on, and nothing moves; `web/delivery/greeting.ts` fills it before the client is there.
 */
export function ContinueWith({ className }: { className?: string }) {
  const text = useMessages(recentMessages);
  const hydrated = useHydrated();
  const { pathname, search } = useLocation();
  const seen = useSeenBefore().filter(({ to }) => to !== pathname + search);
  useEffect(() => {
    if (hydrated) delete document.documentElement.dataset.continue;
  }, [hydrated]);
  function forget() {
    forgetPages();
    // The button that has the focus disappears; the heading is what stands before it.
    const heading = document.querySelector('h1');
    if (heading) focusPlace(heading);
  }

  return (
    <nav
      aria-label={text.continueWith}
      data-shown={seen.length > 0 || undefined}
      className={clsx('continue-with grid-cols-[minmax(0,auto)_auto] justify-start print:hidden', className)}
    >
      <p className="col-span-2 text-sm text-ink-2">{text.continueWith}</p>
      <ul className="flex gap-2">
        {PLACES.map((place) => {
          const page = seen[place];
          return (
            <li
              key={place}
              hidden={!page}
              suppressHydrationWarning
              className="min-w-0 last:max-w-3/5 last:shrink-0"
            >
              <Link
                to={page?.to ?? paths.buy}
                data-continue-with
                suppressHydrationWarning
                className="flex min-h-tap items-center rounded-full border border-line-2 bg-card px-4 text-sm font-[550] hover:border-ink"
              >
                <bdi suppressHydrationWarning className="truncate">
                  {page?.name ?? ''}
                </bdi>
              </Link>
            </li>
          );
        })}
      </ul>
      <IconButton label={text.forget} onClick={forget}>
        <Icon node={X} />
      </IconButton>
    </nav>
  );
}
