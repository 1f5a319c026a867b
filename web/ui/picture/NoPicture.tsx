import clsx from 'clsx';

interface Props {
  /** What the picture would show; empty where the text beside it says so already. */
  alt?: string;
  /** Shown under the outline, where there is room. */
  caption?: string;
  className?: string;
}

/** Shown where there is no picture: an empty stage, as bright as pictures are, with the outline of a car. */
export function NoPicture({ alt, caption, className }: Props) {
  const labelled = alt ? ({ role: 'img', 'aria-label': alt } as const) : {};
  return (
    <div
      {...labelled}
      className={clsx(
        'on-picture grid grid-cols-[100%] content-center justify-items-center gap-4 bg-stage text-line-2 brightness-(--picture-dim)',
        className,
      )}
    >
      <svg
        aria-hidden
        viewBox="0 0 92 35"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.25"
        strokeLinejoin="round"
        strokeLinecap="round"
        className="w-[clamp(2.5rem,30%,9rem)]"
      >
        <path d="M9.7 31.7H3.2L2.2 29.9V23.3L3.6 22.4L5 21.8L9.4 20.5L15.1 19.3L26.6 17.8L28.1 17.2L36.7 12.4L41 10.5L42.5 10L45.4 9.5L51.1 9.1L56.9 9.2L62.6 9.8L68.4 11.2L79.9 15.1H88.6L90 23.8V29.9L88.6 31.7H78.3M63.5 31.7H24.5" />
        <path d="M32.2 17.6L39.4 13.6L42.3 12.4L45.2 11.7L48.1 11.3L52.4 11H55.3L61 11.4L66.8 12.5L72.5 14.4V16.2L40.9 17.3L32.2 18.1Z" />
        <circle cx="17.1" cy="28.6" r="6.5" />
        <circle cx="70.9" cy="28.6" r="6.5" />
      </svg>
      {caption && <p className="text-sm text-ink-2">{caption}</p>}
    </div>
  );
}
