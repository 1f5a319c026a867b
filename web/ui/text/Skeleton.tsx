import { clsx } from 'clsx';

/** Stands in the place of words that have not arrived, as high as they will be. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      data-testid="waiting"
      className={clsx(
        'inline-block h-[0.8em] animate-pulse rounded-control bg-ink/10 motion-reduce:animate-none',
        className,
      )}
    />
  );
}
