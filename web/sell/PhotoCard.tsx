import { clsx } from 'clsx';
import { ArrowLeft, ArrowRight, X } from 'lucide';
import { IconButton } from '../ui/control/IconButton.tsx';
import { Icon } from '../ui/Icon.tsx';
import { useMessages } from '../ui/text/useMessages.ts';
import type { Photo } from './Photo.ts';
import { photoMessages } from './photoMessages.ts';
import { PhotoPreview } from './PhotoPreview.tsx';

/** The actions of a photo's buttons. */
export type PhotoAction = 'remove' | 'earlier' | 'later' | 'makeCover';

interface Props {
  photo: Photo;
  /** Counted from 1. */
  place: number;
  last: boolean;
  errors: readonly string[];
  dragged: boolean;
  onAct: (action: PhotoAction) => void;
  /** Called when dragging begins or ends. */
  onDrag: (begins: boolean) => void;
  /** Called when another photo is dragged over this one. */
  onDragOver: () => void;
}

/** A chosen photo with its buttons. */
export function PhotoCard({ photo, place, last, errors, dragged, onAct, onDrag, onDragOver }: Props) {
  const text = useMessages(photoMessages);
  return (
    // Dragging is for the mouse; the buttons do the same for everybody.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      data-photo={photo.id}
      draggable
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', '');
        onDrag(true);
      }}
      onDragEnter={onDragOver}
      onDragOver={(event) => event.preventDefault()}
      onDragEnd={() => onDrag(false)}
      className={clsx('min-w-0 transition-opacity duration-quick', dragged && 'opacity-40')}
    >
      <div
        className={clsx(
          'relative aspect-4/3 cursor-grab overflow-hidden rounded-picture bg-stage',
          errors.length > 0 && 'outline-2 outline-danger',
        )}
      >
        <PhotoPreview file={photo.file} alt={text.preview(place, photo.name)} />
        <div className="on-picture absolute end-0 top-0">
          <IconButton
            label={text.remove(place)}
            data-action="remove"
            onClick={() => onAct('remove')}
            className="text-ink *:rounded-full *:bg-paper/90 hover:*:bg-paper"
          >
            <Icon node={X} size={30} strokeWidth={1.25} className="p-1.5" />
          </IconButton>
        </div>
      </div>
      <div className="flex items-center justify-between text-sm">
        <IconButton
          label={text.earlier(place)}
          data-action="earlier"
          aria-disabled={place === 1}
          onClick={() => onAct('earlier')}
          className="-ms-2 aria-disabled:opacity-25"
        >
          <Icon node={ArrowLeft} className="flip" />
        </IconButton>
        {place === 1 ? (
          <span className="font-semibold text-accent">{text.cover}</span>
        ) : (
          <button
            type="button"
            aria-label={text.makeCoverLabel(place)}
            data-action="makeCover"
            onClick={() => onAct('makeCover')}
            className="min-h-tap text-ink-2 underline-offset-[0.28em] hover:text-ink hover:underline"
          >
            {text.makeCover}
          </button>
        )}
        <IconButton
          label={text.later(place)}
          data-action="later"
          aria-disabled={last}
          onClick={() => onAct('later')}
          className="-me-2 aria-disabled:opacity-25"
        >
          <Icon node={ArrowRight} className="flip" />
        </IconButton>
      </div>
      {errors.map((error) => (
        <p key={error} className="text-sm text-danger wrap-anywhere">
          {error}
        </p>
      ))}
    </li>
  );
}
