import { buttonStyle } from '../../../ui/control/buttonStyle.ts';
import { useMessages } from '../../../ui/text/useMessages.ts';
import type { StockValue } from './fieldTable.ts';
import { recordMessages } from './messages.ts';
import { shownValue } from './shownValue.ts';

interface Props {
  value: StockValue;
  busy: boolean;
  onKeep: () => void;
  onTakeSheet: () => void;
}

const button = buttonStyle('quiet', 'min-h-tap! px-4! text-sm aria-disabled:opacity-60');

/**
 * What the imported file says of a value that was changed by hand: quietly while it says what it said then, with both values and
 * two buttons where it has changed since. Nothing for a value that is the file's.
 */
export function SheetNote({ value, busy, onKeep, onTakeSheet }: Props) {
  const text = useMessages(recordMessages);
  const { field, text: yours, sheet, differs } = value;
  // Of values that mean something only together, one may be as the file has it.
  if (sheet === null || (sheet === yours && !differs)) return null;
  const said = shownValue(field, sheet, text);
  if (!differs) return <p className="mt-2 text-sm text-ink-2 wrap-anywhere">{text.setByHand(said)}</p>;
  const name = text.fields[field];
  return (
    <div className="mt-2 grid gap-2 rounded-control border border-line-2 bg-card p-3 text-sm">
      <p className="wrap-anywhere">{text.differs(said, shownValue(field, yours, text))}</p>
      <div className="flex flex-wrap gap-2">
        <button
          type="button"
          aria-label={text.useSheetOf(name)}
          aria-disabled={busy}
          className={button}
          onClick={onTakeSheet}
        >
          {text.useSheet}
        </button>
        <button
          type="button"
          aria-label={text.keepMineOf(name)}
          aria-disabled={busy}
          className={button}
          onClick={onKeep}
        >
          {text.keepMine}
        </button>
      </div>
    </div>
  );
}
