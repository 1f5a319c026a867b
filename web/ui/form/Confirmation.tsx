import { PageHead } from '../page/PageHead.tsx';
import { Check } from 'lucide';
import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../Icon.tsx';

interface Props {
  /** For the browser's tab. */
  title: string;
  description: string;
  heading: string;
  /** What happens next. */
  text?: ReactNode;
  /** What was sent, and when the answer comes. */
  receipt: ReactNode;
  /** What to do next: links that look like buttons. */
  actions: ReactNode;
  /** More below, such as next steps. */
  children?: ReactNode;
}

/** The page after a form was sent. The heading takes the focus, so that screen readers announce it. */
export function Confirmation({ title, description, heading, text, receipt, actions, children }: Props) {
  const top = useRef<HTMLHeadingElement>(null);
  useEffect(() => top.current?.focus({ preventScroll: true }), []);
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] min-h-[34rem] content-center justify-items-center py-[clamp(4rem,8vw,7rem)] text-center">
      <PageHead title={title} description={description} />
      <div className="grid size-16 place-items-center rounded-full bg-accent-wash text-accent">
        <Icon node={Check} size={24} />
      </div>
      <h1
        ref={top}
        tabIndex={-1}
        className="mt-6 max-w-[17em] text-[clamp(2rem,1.5rem+2vw,3rem)] leading-[1.12] outline-none"
      >
        {heading}
      </h1>
      {text && <p className="mt-4 max-w-lg text-ink-2">{text}</p>}
      {receipt}
      <div className="mt-8 grid w-full gap-3 print:hidden md:flex md:w-auto md:flex-wrap md:justify-center">
        {actions}
      </div>
      {children}
    </div>
  );
}
