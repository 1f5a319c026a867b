import { clsx } from 'clsx';
import { ArrowLeft, ArrowRight, Ellipsis } from 'lucide';
import { useRef } from 'react';
import type { StockPictureFieldsFragment } from '../../../generated/StockPictureFields.ts';
import { IconButton } from '../../../ui/control/IconButton.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Picture } from '../../../ui/picture/Picture.tsx';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { pictureMessages } from './messages.ts';
import { usePictureDrag } from './usePictureDrag.ts';

interface Props {
  picture: StockPictureFieldsFragment;
  /** Counted from 1. */
  place: number;
  isLast: boolean;
  /** Called with another place, counted from 0, and the button that moves it. */
  onMove: (to: number, action: string) => void;
  /** Called with the id of another picture that is dropped on this one. */
  onDropped: (id: string) => void;
  onOpen: () => void;
}

/** A picture of a car with its buttons. */
export function PictureTile({ picture, place, isLast, onMove, onDropped, onOpen }: Props) {
  const text = useMessages(pictureMessages);
  const tile = useRef<HTMLLIElement>(null);
  const { isDragged, isOver } = usePictureDrag(tile, picture.id, onDropped);
  const { id, path, description, group } = picture;
  return (
    <li
      ref={tile}
      data-picture={id}
      className={clsx('min-w-0 transition-opacity duration-quick', isDragged && 'opacity-40')}
    >
      <div
        className={clsx(
          'relative aspect-4/3 overflow-clip rounded-picture bg-stage pointer-fine:cursor-grab',
          isOver && 'outline-2 outline-offset-2 outline-accent',
        )}
      >
        {/* A picture that takes the pointer would be dragged itself, in the place of its tile. */}
        <Picture
          path={path}
          alt={description ?? text.picture(place)}
          sizes="12rem"
          className="pointer-events-none size-full"
        />
        {(place === 1 || group) && (
          <p className="absolute start-2 bottom-2 rounded-control bg-paper/90 px-2 py-0.5 text-xs font-[550]">
            {place === 1 ? text.cover : group && text.groups[group]}
          </p>
        )}
      </div>
      <div className="flex items-center justify-between">
        <IconButton
          label={text.earlier(place)}
          data-action="earlier"
          aria-disabled={place === 1}
          onClick={() => onMove(place - 2, 'earlier')}
          className="-ms-2 aria-disabled:opacity-25"
        >
          <Icon node={ArrowLeft} className="flip" />
        </IconButton>
        <IconButton label={text.more(place)} data-action="more" aria-haspopup="dialog" onClick={onOpen}>
          <Icon node={Ellipsis} />
        </IconButton>
        <IconButton
          label={text.later(place)}
          data-action="later"
          aria-disabled={isLast}
          onClick={() => onMove(place, 'later')}
          className="-me-2 aria-disabled:opacity-25"
        >
          <Icon node={ArrowRight} className="flip" />
        </IconButton>
      </div>
    </li>
  );
}
