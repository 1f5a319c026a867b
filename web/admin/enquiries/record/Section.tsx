import { type ReactNode, useId } from 'react';

/** A part of the page of an enquiry, with its heading. */
export function Section({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3 text-lg! font-[550]! font-text! tracking-normal!">
        {heading}
      </h2>
      {children}
    </section>
  );
}
