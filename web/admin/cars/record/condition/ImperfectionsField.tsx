import { Plus } from 'lucide';
import { useRef } from 'react';
import type { StockPictureFieldsFragment } from '../../../../generated/StockPictureFields.ts';
import { buttonStyle } from '../../../../ui/control/buttonStyle.ts';
import { labelStyle } from '../../../../ui/form/Field.tsx';
import { FieldNotes } from '../../../../ui/form/FieldNotes.tsx';
import { Icon } from '../../../../ui/Icon.tsx';
import { useMessages } from '../../../../ui/text/useMessages.ts';
import { ImperfectionRow } from './ImperfectionRow.tsx';
import { NONE, saysNone } from './imperfectionText.ts';
import type { ListProps } from './ListProps.ts';
import { conditionMessages } from './messages.ts';
import { useImperfections } from './useImperfections.ts';

interface Props extends ListProps {
  /** All pictures of the car. */
  pictures: readonly StockPictureFieldsFragment[];
}

/** What is not as new, a row for each; without any, whether the dealer says that there is nothing. */
export function ImperfectionsField({ id, label, hint, value, error, readOnly, pictures, onType }: Props) {
  const text = useMessages(conditionMessages);
  const box = useRef<HTMLFieldSetElement>(null);
  const { list, add, change, remove } = useImperfections(value, onType);
  const left = list.filter(({ isRemoved }) => !isRemoved);

  /** Once it is there. */
  function focus(selector: string) {
    requestAnimationFrame(() => box.current?.querySelector<HTMLElement>(selector)?.focus());
  }

  return (
    <fieldset
      ref={box}
      aria-describedby={error ? `${id}-error ${id}-hint` : `${id}-hint`}
      className="max-w-180 min-w-0"
    >
      <legend className={labelStyle}>{label}</legend>
      {list.length > 0 && (
        <ul className="mb-3 grid gap-3">
          {list.map((each) => (
            <ImperfectionRow
              key={each.key}
              {...{ id, pictures, readOnly }}
              imperfection={each}
              place={left.indexOf(each) + 1}
              isWrong={error !== undefined}
              onChange={(to) => readOnly || change(each.key, to)}
              onRemove={() => {
                if (readOnly) return;
                remove(each.key);
                focus(each.text.trim() === '' ? '[data-add]' : `[data-undo="${each.key}"]`);
              }}
              onRestore={() => {
                if (readOnly) return;
                change(each.key, { isRemoved: false });
                focus(`[data-row="${each.key}"] input`);
              }}
            />
          ))}
        </ul>
      )}
      {left.length === 0 && (
        <>
          <label className="flex min-h-tap cursor-pointer items-center gap-3 text-sm">
            <input
              type="checkbox"
              checked={saysNone(value)}
              className="size-5 flex-none accent-accent"
              onChange={({ target }) => readOnly || onType(target.checked ? NONE : '')}
            />
            <span>{text.none}</span>
          </label>
          {!saysNone(value) && <p className="text-sm text-ink-2">{text.notSaid}</p>}
        </>
      )}
      <button
        type="button"
        data-add
        className={buttonStyle('plain', 'min-h-tap! px-0! text-sm')}
        onClick={() => readOnly || focus(`[data-row="${add()}"] input`)}
      >
        <Icon node={Plus} size={18} />
        <span>{text.add}</span>
      </button>
      <FieldNotes id={id} hint={hint} error={error} />
    </fieldset>
  );
}
