import { clsx } from 'clsx';

/** A placeholder for text that is still loading, of the same height. */
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
