import { clsx } from 'clsx';
import { lazy, Suspense } from 'react';
import { useHydrated } from '../hooks/useHydrated.ts';
import type { StatusNow as Now } from './StatusNow.tsx';

// Loaded after the page is there: calendar and clock would delay every first visit. If that fails, the hours beside it
// still say enough.
const StatusNow = lazy<typeof Now>(() =>
  import('./StatusNow.tsx').then(
    (module) => ({ default: module.StatusNow }),
    () => ({ default: () => <></> }),
  ),
);

/**
 * Whether the showroom is open now, and until when: `Open until 7:00 PM`, `Opens Monday 9:00 AM`. Rendered pages are cached, so
 * it is told once the page is hydrated; its line is there before, so that nothing moves.
 */
export function OpeningStatus({ className }: { className?: string }) {
  return (
    <p className={clsx('no-script:hidden flex min-h-[1lh] items-center gap-2', className)}>
      {useHydrated() && (
        <Suspense>
          <StatusNow />
        </Suspense>
      )}
    </p>
  );
}
