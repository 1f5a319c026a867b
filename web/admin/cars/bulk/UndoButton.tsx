import type { BulkChangeFieldsFragment } from '../../../generated/BulkChangeFields.ts';
import { useUndoBulkChangeMutation } from '../../../generated/UndoBulkChange.ts';
import { buttonStyle } from '../../../ui/control/buttonStyle.ts';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { Moment } from '../../page/Moment.tsx';
import { useChange } from '../../page/useChange.ts';
import { bulkMessages } from './messages.ts';
import { underWay } from './underWay.ts';

/** Undoes a bulk change, as long as that is possible. */
export function UndoButton({ change }: { change: BulkChangeFieldsFragment }) {
  const text = useMessages(bulkMessages);
  const [undo] = useUndoBulkChangeMutation();
  const { busy, change: make } = useChange();
  const { id, revision, undoUntil } = change;
  if (!undoUntil) {
    return <p className="text-sm text-ink-2">{text.undoOver}</p>;
  }

  async function putBack() {
    // Its place is taken by the progress: whoever reads the page goes on from its beginning.
    document.getElementById('content')?.focus({ preventScroll: true });
    if (await make(() => undo({ variables: { input: { id, revision } } }))) underWay.set(id);
  }

  return (
    <div className="grid justify-items-start gap-2">
      <button
        type="button"
        aria-disabled={busy}
        className={buttonStyle('quiet', 'aria-disabled:opacity-60')}
        onClick={() => void putBack()}
      >
        {busy ? text.undoing : text.undo}
      </button>
      <p className="text-sm text-ink-2 *:not-first:ms-1">
        <span>{text.undoHint}</span>
        <Moment at={undoUntil} />
      </p>
    </div>
  );
}
