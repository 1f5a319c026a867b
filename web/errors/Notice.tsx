import type { ReactNode } from 'react';
import { PageHead } from '../ui/page/PageHead.tsx';

interface Props {
  /** The page's title, for the browser's tab. */
  title: string;
  heading: string;
  hint: string;
  /** Links and buttons with which the visitor can go on, if there are any. */
  children?: ReactNode;
}

/** A page with one message, such as an error. */
export function Notice({ title, heading, hint, children }: Props) {
  return (
    <div className="wrap grid min-h-[34rem] content-center justify-items-center py-section text-center">
      <PageHead title={title} />
      <h1 className="max-w-[17em]">{heading}</h1>
      <p className="mt-4 max-w-lg text-balance text-ink-2">{hint}</p>
      {children && <div className="mt-8 flex flex-wrap justify-center gap-3">{children}</div>}
    </div>
  );
}
