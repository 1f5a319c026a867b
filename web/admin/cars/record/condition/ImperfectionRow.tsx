import { Trash2 } from 'lucide';
import type { StockPictureFieldsFragment } from '../../../../generated/StockPictureFields.ts';
import { buttonStyle } from '../../../../ui/control/buttonStyle.ts';
import { Icon } from '../../../../ui/Icon.tsx';
import { useMessages } from '../../../../ui/text/useMessages.ts';
import { ImperfectionPicture } from './ImperfectionPicture.tsx';
import { pictureNamed, withoutSigns } from './imperfectionText.ts';
import { conditionMessages } from './messages.ts';
import type { ShownImperfection } from './useImperfections.ts';

interface Props {
  /** The id of the field. */
  id: string;
  imperfection: ShownImperfection;
  /** Counted from 1, among those that are not removed. */
  place: number;
  pictures: readonly StockPictureFieldsFragment[];
  isWrong: boolean;
  readOnly: boolean;
  onChange: (to: Partial<ShownImperfection>) => void;
  onRemove: () => void;
  onRestore: () => void;
}

/** An imperfection: the picture that shows it, its words, and a button that removes it; where it is removed, one that brings it back. */
export function ImperfectionRow(props: Props) {
  const { id, imperfection, place, pictures, isWrong, readOnly, onChange, onRemove, onRestore } = props;
  const text = useMessages(conditionMessages);
  const { key, text: words, picture, isRemoved } = imperfection;
  const needsWords = picture !== null && words.trim() === '';
  if (isRemoved) {
    return (
      <li className="flex flex-wrap items-center justify-between gap-3 text-sm text-ink-2">
        <p className="min-w-0 flex-1 basis-40 wrap-anywhere">{text.removed(words)}</p>
        <button
          type="button"
          data-undo={key}
          aria-label={text.undoOf(words)}
          className={buttonStyle('quiet', 'min-h-tap! flex-none px-4! text-sm')}
          onClick={onRestore}
        >
          {text.undo}
        </button>
      </li>
    );
  }
  return (
    <li data-row={key}>
      <div className="flex flex-wrap items-center gap-2">
        <ImperfectionPicture
          {...{ place, pictures, readOnly }}
          chosen={picture}
          onChoose={(name) => onChange({ picture: name })}
        />
        <input
          aria-label={text.imperfection(place)}
          aria-invalid={isWrong || needsWords || undefined}
          aria-describedby={needsWords ? `${id}-words-${key}` : isWrong ? `${id}-error` : undefined}
          value={words}
          dir="auto"
          autoComplete="off"
          readOnly={readOnly}
          className="field min-h-14! min-w-0 flex-1 basis-40 scroll-mb-48 text-sm rtl:text-right"
          onChange={({ target }) => onChange({ text: withoutSigns(target.value) })}
        />
        <button
          type="button"
          aria-label={text.remove(place)}
          className={buttonStyle('plain', 'min-h-tap! min-w-tap flex-none px-2!')}
          onClick={onRemove}
        >
          <Icon node={Trash2} size={18} />
        </button>
      </div>
      {needsWords && (
        <p id={`${id}-words-${key}`} className="mt-1 text-sm text-danger">
          {text.noWords}
        </p>
      )}
      {picture !== null && !pictureNamed(picture, pictures) && (
        <p className="mt-1 text-sm text-ink-2 wrap-anywhere">{text.gone(picture)}</p>
      )}
    </li>
  );
}
