import type { ReactNode } from 'react';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { recordMessages } from './messages.ts';

/** What happened in the last 30 days, with dots between. */
export function LastDays({ children }: { children: ReactNode }) {
  const text = useMessages(recordMessages);
  return (
    <div className="flex flex-wrap gap-x-2 text-sm text-ink-2">
      <p>{text.thirtyDays}</p>
      <div className="min-w-0 overflow-clip">
        <p className="dotted">{children}</p>
      </div>
    </div>
  );
}
