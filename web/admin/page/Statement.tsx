import type { ReactNode } from 'react';
import { PageHead } from '../../ui/page/PageHead.tsx';

interface Props {
  heading: string;
  hint: string;
  /** Links and buttons with which to go on, if there are any. */
  children?: ReactNode;
}

/** A page with one message, in the place of the page that was asked for. */
export function Statement({ heading, hint, children }: Props) {
  return (
    <div className="grid justify-items-center gap-4 py-16 text-center">
      <PageHead title={heading} />
      <h1 className="text-title-md">{heading}</h1>
      <p className="max-w-measure text-balance text-ink-2">{hint}</p>
      {children && <div className="mt-4 flex flex-wrap justify-center gap-3">{children}</div>}
    </div>
  );
}
