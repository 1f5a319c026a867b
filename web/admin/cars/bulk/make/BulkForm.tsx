import { type FormEvent, useState } from 'react';
import { buttonStyle } from '../../../../ui/control/buttonStyle.ts';
import { useMessages } from '../../../../ui/text/useMessages.ts';
import { oneOf } from '../../../list/oneOf.ts';
import { ActionFields } from './ActionFields.tsx';
import { type ActionDraft, actionOf, firstDraft } from './actionDraft.ts';
import { Choices } from './Choices.tsx';
import { selectionMessages } from '../../selection/messages.ts';
import { type BulkKind, kindsOf } from '../../selection/kinds.ts';
import { bulkMessages } from '../messages.ts';
import { Preview } from './Preview.tsx';
import { toInput } from './toInput.ts';
import type { Selection } from '../../selection/selection.ts';
import { usePreview } from './usePreview.ts';

/** What to do with the selected cars, and what comes of it before it is done. `wanted`: the change that was chosen in the list. */
export function BulkForm({ selected, wanted }: { selected: Selection; wanted: string | null }) {
  const text = useMessages(bulkMessages);
  const words = useMessages(selectionMessages);
  const kinds: readonly BulkKind[] = kindsOf[selected.tab];
  const options = Object.fromEntries(kinds.map((kind) => [kind, words.kinds[kind]])) as Record<
    BulkKind,
    string
  >;
  const [draft, setDraft] = useState(() => firstDraft(oneOf(options, wanted) ?? kinds[0] ?? 'RELIST'));
  const [error, setError] = useState<string>();
  const { preview, problem, busy, ask, forget } = usePreview();

  function change(changes: Partial<ActionDraft>) {
    setDraft({ ...draft, ...changes });
    setError(undefined);
    forget();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const action = actionOf(draft);
    if (!action) return setError(text.amountMissing);
    if (!busy) void ask({ selection: toInput(selected), action });
  }

  return (
    <div className="mt-4 grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[minmax(0,24rem)_minmax(0,1fr)]">
      <form noValidate onSubmit={submit} className="grid gap-6">
        <Choices
          inRows
          label={text.what}
          options={options}
          value={draft.kind}
          onChoose={(kind) => change({ kind })}
        />
        <ActionFields draft={draft} error={error} onChange={change} />
        {problem && (
          <p role="alert" className="text-sm font-[550] text-danger">
            {problem}
          </p>
        )}
        <button
          type="submit"
          aria-disabled={busy}
          className={buttonStyle(preview ? 'quiet' : 'primary', 'aria-disabled:opacity-60')}
        >
          {busy ? text.previewing : text.preview}
        </button>
      </form>
      {preview && <Preview key={preview.id} change={preview} />}
    </div>
  );
}
