import { LoaderCircle } from 'lucide';
import { type ReactNode, useEffect, useState } from 'react';
import { Icon } from '../Icon.tsx';

/** The overlay is shown after this time, ms: a submission that ends sooner needs none. */
const SHOWN_AFTER = 200;

interface Props {
  shown: boolean;
  /** Says what is going on, also to screen readers. */
  label: string;
  children?: ReactNode;
}

/** Covers the whole page while a submission takes longer than a moment. */
export function Overlay({ shown, label, children }: Props) {
  return (
    <div role="status" className="fixed z-30">
      {shown && <Veil label={label}>{children}</Veil>}
    </div>
  );
}

function Veil({ label, children }: Omit<Props, 'shown'>) {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), SHOWN_AFTER);
    return () => clearTimeout(timer);
  }, []);
  if (!late) return null;
  return (
    <div className="fixed inset-0 grid place-items-center bg-paper/80 p-gutter backdrop-blur-[3px]">
      <div className="grid w-full max-w-80 justify-items-center gap-4 text-center">
        <Icon
          node={LoaderCircle}
          size={40}
          strokeWidth={1.25}
          className="animate-spin text-accent motion-reduce:animate-none"
        />
        <p className="font-[550]">{label}</p>
        {children}
      </div>
    </div>
  );
}
