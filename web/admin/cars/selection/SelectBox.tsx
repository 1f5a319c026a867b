import { boxStyle } from '../../../ui/control/Checkbox.tsx';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { selectionMessages } from './messages.ts';
import { selection, useSelected } from './selection.ts';
import { shownIds } from './shownIds.ts';

/** Selects the car of a row, with Shift also those from the one before. On narrow screens it shows while cars are being selected. */
export function SelectBox({ id, name }: { id: string; name: string }) {
  const text = useMessages(selectionMessages);
  const selected = useSelected(id);
  return (
    <label className="relative z-1 grid min-h-tap w-11 flex-none cursor-pointer place-items-center max-xl:hidden max-xl:items-start max-xl:pt-6 group-data-selecting/list:max-xl:grid xl:ms-2">
      <input
        type="checkbox"
        aria-label={text.select(name)}
        checked={selected}
        className={boxStyle}
        onChange={({ nativeEvent }) =>
          selection.toggle(id, 'shiftKey' in nativeEvent && nativeEvent.shiftKey ? shownIds() : undefined)
        }
      />
    </label>
  );
}
