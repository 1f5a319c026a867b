import type { StockCarFieldsFragment } from '../../../generated/StockCarFields.ts';
import { buttonStyle } from '../../../ui/control/buttonStyle.ts';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { recordMessages } from './messages.ts';
import { shownValue } from './shownValue.ts';

type Draft = NonNullable<StockCarFieldsFragment['draft']>;

interface Props {
  conflict: NonNullable<Draft['conflicts']>[number];
  onChoose: (chosen: 'yours' | 'current') => void;
}

const button = buttonStyle('quiet', 'min-h-tap! px-4! text-sm');

/** Both values of a field that was changed in the car since somebody typed into it, each with a button that chooses it. */
export function ConflictNote({ conflict: { field, yours, current }, onChoose }: Props) {
  const text = useMessages(recordMessages);
  const name = text.fields[field];
  return (
    <div role="status" className="mt-2 grid gap-2 rounded-control border border-line-2 bg-card p-3 text-sm">
      <p className="wrap-anywhere">
        {text.conflict(shownValue(field, current, text), shownValue(field, yours, text))}
      </p>
      <div className="flex flex-wrap gap-2">
        <button
          type="button"
          aria-label={text.useCurrentOf(name)}
          className={button}
          onClick={() => onChoose('current')}
        >
          {text.useCurrent}
        </button>
        <button
          type="button"
          aria-label={text.useYoursOf(name)}
          className={button}
          onClick={() => onChoose('yours')}
        >
          {text.useYours}
        </button>
      </div>
    </div>
  );
}
