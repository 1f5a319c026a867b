import { ImagePlus } from 'lucide';
import { useRef, useState } from 'react';
import type { StockPictureFieldsFragment } from '../../../../generated/StockPictureFields.ts';
import { buttonStyle } from '../../../../ui/control/buttonStyle.ts';
import { Dialog } from '../../../../ui/dialog/Dialog.tsx';
import { Icon } from '../../../../ui/Icon.tsx';
import { Picture } from '../../../../ui/picture/Picture.tsx';
import { useMessages } from '../../../../ui/text/useMessages.ts';
import { nameOf, pictureNamed } from './imperfectionText.ts';
import { conditionMessages } from './messages.ts';

interface Props {
  /** Counted from 1. */
  place: number;
  /** What names the picture that is chosen. */
  chosen: string | null;
  pictures: readonly StockPictureFieldsFragment[];
  readOnly: boolean;
  onChoose: (name: string | null) => void;
}

/** The picture that shows an imperfection, on a button that opens those that may be chosen: the car's of imperfections. */
export function ImperfectionPicture({ place, chosen, pictures, readOnly, onChoose }: Props) {
  const text = useMessages(conditionMessages);
  const dialog = useRef<HTMLDialogElement>(null);
  const [choosing, setChoosing] = useState(false);
  const own = pictureNamed(chosen, pictures);
  const offered = pictures.filter((picture) => picture.group === 'IMPERFECTIONS' || picture === own);

  function choose(picture: StockPictureFieldsFragment | null) {
    onChoose(picture && nameOf(picture, pictures));
    dialog.current?.close();
  }

  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={own ? text.change(place) : text.choose(place)}
        className="grid size-14 flex-none place-items-center overflow-clip rounded-control border border-line-2 bg-card text-ink-2"
        onClick={() => readOnly || setChoosing(true)}
      >
        {own ? (
          <Picture path={own.path} alt="" sizes="3.5rem" className="size-full object-cover" />
        ) : (
          <Icon node={ImagePlus} size={20} />
        )}
      </button>
      {choosing && (
        <Dialog
          ref={dialog}
          heading={own ? text.change(place) : text.choose(place)}
          closeLabel={text.close}
          onClose={() => setChoosing(false)}
        >
          {offered.length === 0 && <p className="mt-3 text-sm text-ink-2">{text.noPictures}</p>}
          <ul className="mt-4 grid grid-cols-2 gap-3">
            {offered.map((picture) => (
              <li key={picture.id} className="min-w-0">
                <button
                  type="button"
                  aria-pressed={picture === own}
                  aria-label={text.pictureOf(picture.description ?? picture.fileName)}
                  className="block w-full overflow-clip rounded-picture border-2 border-line aria-pressed:border-accent"
                  onClick={() => choose(picture)}
                >
                  <Picture
                    path={picture.path}
                    alt=""
                    sizes="12rem"
                    className="aspect-4/3 w-full object-cover"
                  />
                </button>
              </li>
            ))}
          </ul>
          {chosen !== null && (
            <button
              type="button"
              className={buttonStyle('quiet', 'mt-4 min-h-tap! w-full text-sm')}
              onClick={() => choose(null)}
            >
              {text.noPicture}
            </button>
          )}
        </Dialog>
      )}
    </>
  );
}
