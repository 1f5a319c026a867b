import type { DraftMarkFieldsFragment } from '../../../generated/DraftMarkFields.ts';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { draftMessages } from './messages.ts';

/** That a car has a draft, in a few words. */
export function DraftMark({ draft }: { draft: DraftMarkFieldsFragment }) {
  const text = useMessages(draftMessages);
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-sm">
      <span className="rounded-full bg-accent-wash px-2 py-0.5 text-xs font-[550] text-accent">
        {text.draft}
      </span>
      <span className="num text-ink-2">
        {draft.isNew ? text.newChanges : text.changes(draft.changeCount)}
      </span>
      <span className="text-ink-2">{text.changedBy(draft.changedBy)}</span>
    </p>
  );
}
