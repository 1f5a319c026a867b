import { Skeleton } from '../../ui/text/Skeleton.tsx';

/** A placeholder for a car that is still loading, of the same size as its card. */
export function WaitingCard() {
  return (
    <div>
      <div className="aspect-[16/10] rounded-picture bg-stage" />
      <div className="grid gap-3 pt-5 pb-8">
        <Skeleton className="w-4/5 text-title-sm" />
        <Skeleton className="w-3/5 text-sm" />
        <Skeleton className="w-2/5 text-lg" />
      </div>
    </div>
  );
}
