import { Skeleton } from '../../ui/text/Skeleton.tsx';
import { useMessages } from '../../ui/text/useMessages.ts';
import { pageMessages } from './messages.ts';

/** Stands in the place of a page that is loading: a heading and some rows. */
export function PageSkeleton() {
  const text = useMessages(pageMessages);
  return (
    <div role="status" aria-label={text.loading} className="grid gap-6">
      <Skeleton className="h-8! w-48" />
      <div className="grid gap-px overflow-clip rounded-picture border border-line">
        {[0, 1, 2, 3, 4, 5].map((row) => (
          <div key={row} className="flex min-h-tap items-center bg-card px-4">
            <Skeleton className="w-3/5" />
          </div>
        ))}
      </div>
    </div>
  );
}
