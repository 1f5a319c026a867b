import { clsx } from 'clsx';
import { CircleAlert, CircleCheck } from 'lucide';
import { type ReactNode, useContext } from 'react';
import { ErrorSummary } from './ErrorSummary.tsx';
import { FormContext } from './formContext.ts';
import { Icon } from '../Icon.tsx';

/** The end of a form: the message about it, and its buttons, the one that sends it last. */
export function FormEnd({ children }: { children: ReactNode }) {
  const { notice } = useContext(FormContext);
  const icon = notice?.tone === 'success' ? CircleCheck : CircleAlert;
  return (
    <div className="grid gap-6 pt-2">
      <ErrorSummary />
      {notice && (
        <div
          role="alert"
          className={clsx(
            'flex gap-3 rounded-control border bg-card p-4 text-sm',
            notice.tone === 'success' ? 'border-success' : 'border-danger',
          )}
        >
          <Icon
            node={icon}
            className={clsx('mt-0.5 flex-none', notice.tone === 'success' ? 'text-success' : 'text-danger')}
          />
          <div className="min-w-0">{notice.text}</div>
        </div>
      )}
      <div className="flex flex-wrap gap-3 *:last:flex-1 md:justify-end md:*:last:flex-none">{children}</div>
    </div>
  );
}
