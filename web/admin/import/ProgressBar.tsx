interface Props {
  label: string;
  done: number;
  /** 0 as long as it is not known. */
  total: number;
}

/** How far something is, as a bar. */
export function ProgressBar({ label, done, total }: Props) {
  const part = total > 0 ? Math.min(100, Math.floor((done / total) * 100)) : 0;
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={total > 0 ? part : undefined}
      className="h-2 w-full overflow-clip rounded-full bg-ink/10 forced-colors:border"
    >
      <div
        className="h-full bg-accent transition-[width] duration-quick forced-colors:bg-[Highlight]"
        style={{ width: `${part}%` }}
      />
    </div>
  );
}
