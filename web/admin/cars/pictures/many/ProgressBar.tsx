import { clsx } from 'clsx';

interface Props {
  label: string;
  value: number;
  max: number;
  className?: string;
}

/** How much of something is done. */
export function ProgressBar({ label, value, max, className }: Props) {
  return (
    <progress
      aria-label={label}
      value={value}
      max={max}
      className={clsx(
        'w-full appearance-none overflow-clip rounded-full bg-line forced-colors:appearance-auto',
        '[&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-accent',
        className,
      )}
    />
  );
}
