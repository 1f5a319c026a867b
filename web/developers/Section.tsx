import type { ReactNode } from 'react';
import { Words } from './Words.tsx';

interface Props {
  /** Its place in the page's address, behind `#`. */
  id: string;
  heading: string;
  body: readonly string[];
  /** What is shown below the words. */
  children?: ReactNode;
}

/** A topic of the page: words, and what they are about. */
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
