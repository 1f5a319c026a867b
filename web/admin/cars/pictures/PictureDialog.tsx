import { type FormEvent, useId, useRef, useState } from 'react';
import type { StockPictureFieldsFragment } from '../../../generated/StockPictureFields.ts';
import { buttonStyle } from '../../../ui/control/buttonStyle.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { labelStyle } from '../../../ui/form/Field.tsx';
import { Picture } from '../../../ui/picture/Picture.tsx';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { pictureMessages } from './messages.ts';
import type { PictureTurn } from './usePictures.ts';

interface Props {
  picture: StockPictureFieldsFragment;
  /** Counted from 1. */
  place: number;
  count: number;
  onClose: () => void;
  /** Called with another place, counted from 0. */
  onMove: (to: number) => void;
  onDescribe: (said: Pick<StockPictureFieldsFragment, 'group' | 'description'>) => void;
  onTurn: (turn: PictureTurn) => void;
  onRemove: () => void;
}

const groups = [
  'OUTSIDE',
  'INSIDE',
  'DETAILS',
  'IMPERFECTIONS',
] as const satisfies StockPictureFieldsFragment['group'][];
const button = buttonStyle('quiet', 'min-h-tap! px-4! text-sm aria-disabled:opacity-60');

/** All that can be done with a picture of a car. */
export function PictureDialog(props: Props) {
  const { picture, place, count, onClose, onMove, onDescribe, onTurn, onRemove } = props;
  const text = useMessages(pictureMessages);
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [group, setGroup] = useState<string>(picture.group ?? '');
  const [description, setDescription] = useState(picture.description ?? '');

  function save(event: FormEvent) {
    event.preventDefault();
    onDescribe({
      group: groups.find((each) => each === group) ?? null,
      description: description.trim() || null,
    });
    dialog.current?.close();
  }

  return (
    <Dialog ref={dialog} heading={text.picture(place)} closeLabel={text.close} onClose={onClose}>
      <div className="mt-3 grid gap-4">
        <div className="aspect-4/3 w-[min(100%,38dvh)] justify-self-center overflow-clip rounded-picture bg-stage">
          <Picture path={picture.path} alt={picture.description ?? ''} sizes="26rem" className="size-full" />
        </div>
        <div className="grid grid-cols-2 gap-2">
          <button type="button" className={button} onClick={() => onTurn('LEFT')}>
            {text.turnLeft}
          </button>
          <button type="button" className={button} onClick={() => onTurn('RIGHT')}>
            {text.turnRight}
          </button>
        </div>
        {count > 1 && (
          <div className="grid grid-cols-2 items-end gap-2">
            <div>
              <label htmlFor={`${id}-place`} className={labelStyle}>
                {text.moveTo}
              </label>
              <select
                id={`${id}-place`}
                value={place}
                className="field min-h-tap! text-sm"
                onChange={({ target }) => onMove(Number(target.value) - 1)}
              >
                {Array.from({ length: count }, (_, i) => (
                  <option key={i} value={i + 1}>
                    {i + 1}
                  </option>
                ))}
              </select>
            </div>
            <button
              type="button"
              aria-disabled={place === 1}
              className={button}
              onClick={() => place > 1 && onMove(0)}
            >
              {text.makeCover}
            </button>
          </div>
        )}
        <form onSubmit={save} className="grid gap-4">
          <div>
            <label htmlFor={`${id}-group`} className={labelStyle}>
              {text.group}
            </label>
            <select
              id={`${id}-group`}
              value={group}
              className="field min-h-tap! text-sm"
              onChange={({ target }) => setGroup(target.value)}
            >
              <option value="">{text.noGroup}</option>
              {groups.map((each) => (
                <option key={each} value={each}>
                  {text.groups[each]}
                </option>
              ))}
            </select>
          </div>
          <div>
            <label htmlFor={`${id}-description`} className={labelStyle}>
              {text.description}
            </label>
            <input
              id={`${id}-description`}
              value={description}
              maxLength={300}
              className="field min-h-tap! text-sm"
              onChange={({ target }) => setDescription(target.value)}
            />
          </div>
          <div className="flex flex-wrap justify-between gap-2">
            <button
              type="button"
              className={buttonStyle('plain', 'min-h-tap! text-sm text-danger!')}
              onClick={onRemove}
            >
              {text.remove}
            </button>
            <button type="submit" className={buttonStyle('primary', 'min-h-tap! px-6! text-sm')}>
              {text.save}
            </button>
          </div>
        </form>
      </div>
    </Dialog>
  );
}
