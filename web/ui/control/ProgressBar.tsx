import { clsx } from 'clsx';

interface Props {
  label: string;
  done: number;
  /** 0 as long as it is not known. */
  total: number;
  className?: string;
}

/** How much of something is done. */
export function ProgressBar({ label, done, total, className = 'h-1.5 rounded-full' }: Props) {
  const isKnown = total > 0;
  return (
    <progress
      aria-label={label}
      value={isKnown ? done : undefined}
      max={isKnown ? total : 1}
      className={clsx(
        'w-full appearance-none overflow-clip bg-line forced-colors:appearance-auto',
        '[&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-accent',
        // Firefox fills the whole bar where nothing is known.
        !isKnown && '[&::-moz-progress-bar]:bg-line!',
        className,
      )}
    />
  );
}
