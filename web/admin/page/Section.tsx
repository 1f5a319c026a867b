import { type ReactNode, useId } from 'react';

interface Props {
  heading: string;
  /** For links to it. */
  id?: string;
  children: ReactNode;
}

/** A part of a page, with its heading. */
export function Section({ heading, id, children }: Props) {
  const headingId = useId();
  return (
    <section id={id} aria-labelledby={headingId} className="scroll-mt-4">
      <h2 id={headingId} className="mb-3 text-lg! font-[550]! font-text! tracking-normal!">
        {heading}
      </h2>
      {children}
    </section>
  );
}
