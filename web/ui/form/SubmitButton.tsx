import { LoaderCircle } from 'lucide';
import { type ReactNode, useContext } from 'react';
import { buttonStyle } from '../control/buttonStyle.ts';
import { FormContext } from './formContext.ts';
import { Icon } from '../Icon.tsx';

/** Sends the form that it stands in, once: while it is being sent it turns and does nothing. */
export function SubmitButton({ className, children }: { className?: string; children: ReactNode }) {
  const { sending } = useContext(FormContext);
  return (
    <button
      type="submit"
      // Not `disabled`: that would take the focus away.
      aria-disabled={sending}
      className={buttonStyle('primary', 'relative aria-disabled:cursor-progress', className)}
    >
      <span className={sending ? 'opacity-0' : undefined}>{children}</span>
      {sending && (
        <Icon
          node={LoaderCircle}
          strokeWidth={1.75}
          className="absolute inset-0 m-auto animate-spin motion-reduce:animate-none"
        />
      )}
    </button>
  );
}
