import { useEffect, useRef } from 'react';
import type { CarGalleryFragment } from '../../../generated/CarGallery.ts';
import { afterPaint } from '../../../ui/page/afterPaint.ts';
import { Picture } from '../../../ui/picture/Picture.tsx';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { carPageMessages } from '../messages.ts';

interface Props {
  pictures: Pick<CarGalleryFragment['images'][number], 'id' | 'path' | 'placeholder'>[];
  current: number;
  onChoose: (index: number) => void;
}

/** Thumbnails of all pictures; the current one is marked and kept in view. */
export function CarThumbnails({ pictures, current, onChoose }: Props) {
  const text = useMessages(carPageMessages);
  const strip = useRef<HTMLOListElement>(null);
  // The picture comes first, its thumbnail after it.
  useEffect(() => void afterPaint().then(() => show(current)), [current]);

  /** Scrolls a thumbnail into view. Only the strip scrolls: `scrollIntoView` would move the page too. */
  function show(index: number, behavior: ScrollBehavior = 'auto') {
    const thumb = strip.current?.children[index];
    if (!strip.current || !(thumb instanceof HTMLElement)) return;
    const left = thumb.offsetLeft - (strip.current.clientWidth - thumb.offsetWidth) / 2;
    strip.current.scrollTo({ left, behavior });
  }

  return (
    <ol
      ref={strip}
      className="relative mt-3 flex gap-3 print:hidden overflow-x-auto overscroll-x-contain p-1 [scrollbar-width:none] max-md:-mx-gutter max-md:px-gutter motion-safe:scroll-smooth md:-mx-1"
    >
      {pictures.map(({ id, path, placeholder }, i) => (
        <li key={id} className="w-22 flex-none md:w-[calc((100%-4.5rem)/7)]">
          <button
            type="button"
            aria-label={text.showPicture(i + 1)}
            aria-current={i === current ? 'true' : undefined}
            data-slide={i}
            onClick={() => onChoose(i)}
            // Only for the keyboard: under a finger nothing may move. Instant: Chromium stops a smooth scroll when the
            // next focus comes before its end.
            onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && show(i, 'instant')}
            className="block aspect-[16/10] w-full overflow-clip rounded-control bg-stage opacity-72 transition-opacity duration-quick hover:opacity-100 aria-[current]:opacity-100 aria-[current]:ring-2 aria-[current]:ring-accent aria-[current]:ring-offset-2 aria-[current]:ring-offset-paper"
          >
            <Picture
              path={path}
              placeholder={placeholder}
              alt=""
              sizes="(width < 48rem) 5.5rem, 7.25rem"
              className="size-full"
            />
          </button>
        </li>
      ))}
    </ol>
  );
}
