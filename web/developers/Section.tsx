import type { ReactNode } from 'react';
import { Words } from './Words.tsx';

interface Props {
  /** Its fragment in the page's address, after `#`. */
  id: string;
  heading: string;
  body: readonly string[];
  /** Shown below the text. */
  children?: ReactNode;
}

/** A section of the page: its text, and what the text is about. */
export function Section({ id, heading, body, children }: Props) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className="scroll-mt-header">
      <h2 id={`${id}-heading`} className="text-title-md">
        {heading}
      </h2>
      <div className="mt-4 grid max-w-measure gap-4 text-ink-2">
        {body.map((text) => (
          <p key={text}>
            <Words of={text} />
          </p>
        ))}
      </div>
      {children && <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-6">{children}</div>}
    </section>
  );
}
