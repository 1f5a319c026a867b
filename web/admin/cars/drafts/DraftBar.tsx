import type { StockCarFieldsFragment } from '../../../generated/StockCarFields.ts';
import { buttonStyle } from '../../../ui/control/buttonStyle.ts';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { pageMessages } from '../../page/messages.ts';
import { draftMessages } from './messages.ts';
import type { CarDraftForm } from './useCarDraft.ts';

const time = new Intl.DateTimeFormat('en-GB', {
  ...{ hour: '2-digit', minute: '2-digit', timeZone: 'Asia/Dubai' },
});

interface Props {
  draft: StockCarFieldsFragment['draft'];
  form: CarDraftForm;
  onDiscard: () => void;
}

/** Stands at the foot of the window as long as something is not published, and says whether it is stored. */
export function DraftBar({ draft, form, onDiscard }: Props) {
  const text = useMessages(draftMessages);
  const page = useMessages(pageMessages);
  const { count, wrong, problem, busy, isUnsaved, saving, fault, offline } = form;
  const conflicts = draft?.conflicts?.length ?? 0;
  const isNew = draft?.isNew ?? false;
  const trouble = isUnsaved && offline ? text.offline : fault && text.failed(fault.sentence);
  const state = saving
    ? text.saving
    : isUnsaved
      ? text.typing
      : draft
        ? text.saved(time.format(new Date(draft.changedAt)))
        : '';
  const alarm = problem ?? trouble;
  return (
    <div className="foot-bar grid gap-2">
      {alarm && (
        <p role="alert" className="text-sm font-[550] text-danger">
          {alarm}
        </p>
      )}
      <div className="flex flex-wrap items-center justify-end gap-2">
        <div className="grid min-w-fit flex-1 text-sm">
          <p role="status" className="num font-[550]">
            {wrong > 0
              ? page.check(wrong)
              : conflicts > 0
                ? text.choose(conflicts)
                : isNew
                  ? text.newChanges
                  : text.changes(count)}
          </p>
          <p className="num text-xs text-ink-2">{state}</p>
        </div>
        {fault && (
          <button
            type="button"
            aria-disabled={saving}
            className={buttonStyle('quiet', 'min-h-tap! px-4! text-sm aria-disabled:opacity-60')}
            onClick={() => saving || void form.store()}
          >
            {text.again}
          </button>
        )}
        <button
          type="button"
          aria-disabled={busy}
          className={buttonStyle('plain', 'min-h-tap! px-3! text-sm aria-disabled:opacity-60')}
          onClick={() => busy || onDiscard()}
        >
          {page.discard}
        </button>
        <button
          type="submit"
          aria-disabled={busy}
          className={buttonStyle('primary', 'min-h-tap! px-6! text-sm aria-disabled:opacity-60')}
        >
          {busy ? text.publishing : text.publish}
        </button>
      </div>
    </div>
  );
}
