import { type KeyboardEvent, useDeferredValue } from 'react';
import { Picture } from '../../../ui/picture/Picture.tsx';
import { useHydrated } from '../../../ui/hooks/useHydrated.ts';
import type { CarPicture } from './pictureLabel.ts';
import type { useSlides } from './useSlides.ts';

interface Props {
  pictures: CarPicture[];
  /** What each picture shows. */
  words: string[];
  slides: ReturnType<typeof useSlides>;
  /** How wide they are, as in the `sizes` of an image. */
  sizes: string;
  /** Called when the picture that is shown is pressed. */
  onOpen: () => void;
}

/** The pictures side by side, one in sight: swiped by hand, moved by the arrow keys. */
export function CarSlides({ pictures, words, slides: { current, moveTo, track }, sizes, onOpen }: Props) {
  const count = pictures.length;
  // Before hydration, the visible picture has the connection to itself.
  const hydrated = useHydrated();
  // The neighbours of a picture are requested after it is shown.
  const shown = useDeferredValue(current);

  function onKeyDown(event: KeyboardEvent) {
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const target = new Map([
      ['ArrowLeft', current + (rtl ? 1 : -1)],
      ['ArrowRight', current + (rtl ? -1 : 1)],
      ['Home', 0],
      ['End', count - 1],
    ]).get(event.key);
    if (target === undefined) return;
    event.preventDefault();
    moveTo(target);
  }

  return (
    <div
      {...track}
      data-slides
      className="relative flex size-full snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none]"
    >
      {pictures.map(({ id, path, placeholder }, i) => (
        <div key={id} className="size-full flex-none snap-center">
          <button
            type="button"
            aria-haspopup="dialog"
            tabIndex={i === current ? 0 : -1}
            className="block size-full cursor-zoom-in focus-visible:-outline-offset-4 focus-visible:outline-picture-accent"
            onClick={onOpen}
            onKeyDown={onKeyDown}
          >
            <Picture
              path={path}
              placeholder={placeholder}
              alt={words[i] ?? ''}
              sizes={sizes}
              priority={i === 0}
              eager={i === 0 || (hydrated && isNear(i, shown, count))}
              className="size-full"
            />
          </button>
        </div>
      ))}
    </div>
  );
}

/** Whether a slide is the current one, or one step away from it. */
function isNear(index: number, current: number, count: number): boolean {
  const distance = Math.abs(index - current);
  return distance <= 1 || distance === count - 1;
}
