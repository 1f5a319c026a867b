import { clsx } from 'clsx';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useMessages } from '../ui/text/useMessages.ts';
import { PhotoCard, type PhotoAction } from './PhotoCard.tsx';
import type { Photo } from './Photo.ts';
import { MOST_PHOTOS } from '../../rest/photos/photoLimits.ts';
import { withMoved } from './photoList.ts';
import { photoMessages } from './photoMessages.ts';

interface Props {
  photos: readonly Photo[];
  /** Called with the changed photos, and a sentence for screen readers. */
  onChange: (photos: Photo[], said: string) => void;
  errors: readonly string[];
  /** Shown in the last place. */
  children: ReactNode;
}

/** The chosen photos. Visitors put them in order by dragging, or by the buttons of each. */
export function PhotoGrid({ photos, onChange, errors, children }: Props) {
  const text = useMessages(photoMessages);
  const [dragged, setDragged] = useState<string>();
  const { list, keepFocusOn } = useFocusThatStays();

  function move(photo: Photo, to: number) {
    if (to < 0 || to >= photos.length) return;
    onChange(withMoved(photos, photo.id, to), text.nowAt(to + 1, photos.length));
  }

  function remove(photo: Photo, at: number) {
    const left = photos.filter((other) => other !== photo);
    const next = left[at] ?? left.at(-1);
    keepFocusOn(next ? buttonOf(next, 'remove') : 'input[type=file]');
    onChange(left, text.removed(left.length));
  }

  function act(photo: Photo, at: number, action: PhotoAction) {
    if (action === 'remove') return remove(photo, at);
    // The button that makes it the cover disappears.
    keepFocusOn(buttonOf(photo, action === 'makeCover' ? 'later' : action));
    return move(photo, { earlier: at - 1, later: at + 1, makeCover: 0 }[action]);
  }

  return (
    <ul
      ref={list}
      aria-label={text.list}
      className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,8.5rem),1fr))] gap-x-3 gap-y-4"
    >
      {photos.map((photo, at) => (
        <PhotoCard
          key={photo.id}
          photo={photo}
          place={at + 1}
          last={at === photos.length - 1}
          errors={errors.filter((error) => error.includes(photo.name))}
          dragged={photo.id === dragged}
          onAct={(action) => act(photo, at, action)}
          onDrag={(begins) => setDragged(begins ? photo.id : undefined)}
          onDragOver={() => {
            const other = photos.find(({ id }) => id === dragged);
            if (other && other !== photo) move(other, at);
          }}
        />
      ))}
      <li className={clsx(photos.length === 0 && 'col-span-full', photos.length >= MOST_PHOTOS && 'hidden')}>
        {children}
      </li>
    </ul>
  );
}

/** Restores the focus that a button loses when its photo moves or is removed. */
function useFocusThatStays() {
  const list = useRef<HTMLUListElement>(null);
  const wanted = useRef<string>(undefined);
  useEffect(() => {
    if (wanted.current) list.current?.querySelector<HTMLElement>(wanted.current)?.focus();
    wanted.current = undefined;
  });
  return {
    list,
    keepFocusOn: (selector: string) => void (wanted.current = selector),
  };
}

function buttonOf({ id }: Photo, action: PhotoAction): string {
  return `[data-photo="${id}"] [data-action="${action}"]`;
}
