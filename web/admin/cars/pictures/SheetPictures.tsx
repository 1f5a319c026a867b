import type { CarPicturesFieldsFragment } from '../../../generated/CarPicturesFields.ts';
import { buttonStyle } from '../../../ui/control/buttonStyle.ts';
import { Picture } from '../../../ui/picture/Picture.tsx';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { pictureMessages } from './messages.ts';

interface Props {
  sheet: NonNullable<CarPicturesFieldsFragment['sheetPictures']>;
  busy: boolean;
  onTake: () => void;
  onKeep: () => void;
}

const button = buttonStyle('quiet', 'min-h-tap! px-4! text-sm aria-disabled:opacity-60');

/** What the imported file has for a car whose pictures were changed by hand: quietly, or to choose where it has changed since. */
export function SheetPictures({ sheet: { pictures, differs }, busy, onTake, onKeep }: Props) {
  const text = useMessages(pictureMessages);
  return (
    <div className="grid gap-3 rounded-control border border-line-2 bg-card p-3 text-sm">
      <p>{differs ? text.differs(pictures.length) : text.byHand}</p>
      {differs && (
        <div className="flex gap-2 overflow-x-auto">
          {pictures.slice(0, 8).map(({ id, path }) => (
            <div key={id} className="aspect-4/3 w-20 flex-none overflow-clip rounded-control bg-stage">
              <Picture path={path} alt="" sizes="5rem" className="size-full" />
            </div>
          ))}
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        <button type="button" aria-disabled={busy} className={button} onClick={() => busy || onTake()}>
          {text.useSheet}
        </button>
        {differs && (
          <button type="button" aria-disabled={busy} className={button} onClick={() => busy || onKeep()}>
            {text.keepMine}
          </button>
        )}
      </div>
    </div>
  );
}
