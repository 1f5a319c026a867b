import { clsx } from 'clsx';

interface Props {
  label: string;
  /** The sections of the page, in their order. */
  sections: readonly { id: string; heading: string }[];
  /** In how many columns the links stand, on which screens. */
  columns: string;
}

/** The links to the sections of a page, beside it, on phones above it. */
export function Contents({ label, sections, columns }: Props) {
  return (
    <nav
      aria-label={label}
      className="self-start border-y border-line py-3 lg:sticky lg:top-[calc(var(--spacing-header)+1rem)] lg:-mt-2 lg:border-y-0 lg:py-0"
    >
      <ol className={clsx('text-sm', columns)}>
        {sections.map(({ id, heading }) => (
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
