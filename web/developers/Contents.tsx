interface Props {
  label: string;
  /** The sections of the page by their ids. */
  sections: Record<string, { heading: string }>;
}

/** The links to the sections, beside the page, on phones above it. */
export function Contents({ label, sections }: Props) {
  return (
    <nav
      aria-label={label}
      className="self-start border-y border-line py-3 lg:sticky lg:top-[calc(var(--spacing-header)+1rem)] lg:-mt-2 lg:border-y-0 lg:py-0"
    >
      <ol className="text-sm 2xs:columns-2 lg:columns-1">
        {Object.entries(sections).map(([id, { heading }]) => (
          <li key={id}>
            <a
              className="inline-flex min-h-tap items-center text-ink-2 underline-offset-[0.28em] hover:text-ink hover:underline"
              href={`#${id}`}
            >
              {heading}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
