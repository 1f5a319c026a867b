import { LoaderCircle } from 'lucide';
import { type ReactNode, useContext } from 'react';
import { buttonStyle } from '../control/buttonStyle.ts';
import { FormContext } from './formContext.ts';
import { Icon } from '../Icon.tsx';

/** Sends its form. While the form is being sent, it shows a spinner and does nothing. */
export function SubmitButton({ className, children }: { className?: string; children: ReactNode }) {
  const { sending } = useContext(FormContext);
  return (
    <button
      type="submit"
      // Not `disabled`: that would remove the focus.
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
