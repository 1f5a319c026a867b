import type { BulkChangeFieldsFragment } from '../../../generated/BulkChangeFields.ts';
import { ProgressBar } from '../../../ui/control/ProgressBar.tsx';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { bulkMessages } from './messages.ts';

/** How far a bulk change, or its undoing, is. */
export function Progress({ change }: { change: BulkChangeFieldsFragment }) {
  const text = useMessages(bulkMessages);
  const { state, handled } = change;
  const total = state === 'UNDOING' ? change.changed : change.total;
  return (
    <div className="grid gap-1">
      <p className="flex flex-wrap justify-between gap-x-4 text-sm">
        <span>{text.states[state]}</span>
        <span className="num text-ink-2">{text.progress(handled, total)}</span>
      </p>
      <ProgressBar label={text.states[state]} done={handled} total={total} />
    </div>
  );
}
