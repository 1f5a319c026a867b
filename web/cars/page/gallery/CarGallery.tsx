import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight, Maximize2 } from 'lucide';
import { type ReactNode, useRef, useState } from 'react';
import { IconButton } from '../../../ui/control/IconButton.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { pictureMessages } from '../../../ui/picture/messages.ts';
import { NoPicture } from '../../../ui/picture/NoPicture.tsx';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { isIllustration } from '../../card/isIllustration.ts';
import { carPageMessages } from '../messages.ts';
import { CarSlides } from './CarSlides.tsx';
import { CarThumbnails } from './CarThumbnails.tsx';
import { groupsOf } from './groupsOf.ts';
import { PictureGroups } from './PictureGroups.tsx';
import { type CarPicture, pictureLabel } from './pictureLabel.ts';
import { useSlides } from './useSlides.ts';
import { preloadViewer, useViewer } from './useViewer.ts';

interface Props {
  /** The car's name, for screen readers. */
  name: string;
  pictures: CarPicture[];
  /**
   * Whether more pictures may still arrive. The thumbnails stay also if none does, so that nothing below moves, and so does the place
   * of the groups where the first picture is in one.
   */
  waiting: boolean;
  /** What stands on the upper edge of the pictures. */
  children?: ReactNode;
}

/** In a low window, the whole picture is in sight below the header. */
const stage =
  'relative aspect-[16/10] print:mx-auto! print:w-1/2 overflow-clip bg-stage max-md:-mx-gutter md:rounded-picture low:max-lg:mx-auto! low:w-[min(100%,160svh-8rem)]';
const control = 'bg-picture-paper/82 text-picture-ink hover:bg-picture-paper no-script:hidden md:absolute!';
const sizes = '(width < 64rem) 100vw, (width < 90rem) 62vw, 54rem';

/** The pictures of a car: swiped, by arrows, by thumbnails, or in full screen. */
export function CarGallery({ name, pictures, waiting, children }: Props) {
  const text = useMessages(carPageMessages);
  const { isIllustration: caption } = useMessages(pictureMessages);
  const [reserved] = useState(waiting);
  const section = useRef<HTMLElement>(null);
  const [gallery, setGallery] = useState<Element | null>(null);
  const count = pictures.length;
  const groups = groupsOf(pictures);
  const slides = useSlides(count);
  const viewer = useViewer();
  const { current, show, moveTo } = slides;
  const words = pictures.map((picture, i) => pictureLabel(text, name, picture, i, count));
  const openViewer = () => {
    setGallery(section.current);
    void viewer.open(pictures[current]?.path);
  };

  if (count === 0) {
    return <NoPicture alt={text.noPicture(name)} caption={text.picturesToCome} className={stage} />;
  }
  return (
    <section ref={section} aria-label={text.pictures} className="min-w-0">
      {/* A visitor who points at a picture may open it in full screen next. */}
      <div
        className={stage}
        data-waiting={viewer.isComing || undefined}
        onPointerEnter={preloadViewer}
        onFocus={preloadViewer}
      >
        <CarSlides pictures={pictures} words={words} slides={slides} sizes={sizes} onOpen={openViewer} />
        {children}
        {/* With a large font size, the text stands above the buttons. */}
        <div className="pointer-events-none absolute inset-x-0 bottom-3 px-3 flex flex-wrap items-end gap-2 md:contents">
          <div className="flex flex-[1_1_8rem] flex-col items-start gap-1 text-xs leading-normal md:absolute md:flex-row md:gap-2 md:start-4 md:bottom-4 text-picture-ink *:rounded-control *:bg-picture-paper/82 *:px-2.5 *:py-1">
            {count > 1 && (
              <p aria-live="polite" className="num font-[550] print:hidden">
                {`${current + 1} / ${count}`}
              </p>
            )}
            {/* Screen readers get this with the text of each picture. */}
            {pictures.some(isIllustration) && <p aria-hidden>{caption}</p>}
          </div>
          <div className="pointer-events-auto ms-auto flex gap-2 md:contents print:hidden">
            {count > 1 && (
              <>
                <IconButton
                  label={text.previousPicture}
                  className={clsx(control, 'md:start-4 md:top-[calc(50%-var(--spacing-tap)/2)]')}
                  data-slide="previous"
                  onClick={() => show(current - 1)}
                >
                  <Icon node={ChevronLeft} className="flip" />
                </IconButton>
                <IconButton
                  label={text.nextPicture}
                  className={clsx(control, 'md:end-4 md:top-[calc(50%-var(--spacing-tap)/2)]')}
                  data-slide="next"
                  onClick={() => show(current + 1)}
                >
                  <Icon node={ChevronRight} className="flip" />
                </IconButton>
              </>
            )}
            <IconButton
              label={text.fullScreen}
              aria-haspopup="dialog"
              className={clsx(control, 'md:end-4 md:bottom-4')}
              onClick={openViewer}
            >
              <Icon node={Maximize2} />
            </IconButton>
          </div>
        </div>
      </div>
      {(count > 1 || reserved) && <CarThumbnails pictures={pictures} current={current} onChoose={show} />}
      {(groups.length > 1 || (reserved && pictures[0]?.group)) && (
        <div className="mt-2 min-h-tap print:hidden">
          <PictureGroups groups={groups} current={current} onChoose={show} />
        </div>
      )}
      {viewer.CarViewer && (
        <viewer.CarViewer
          gallery={gallery}
          pictures={pictures.map((picture, i) => ({
            path: picture.path,
            words: words[i] ?? name,
            caption: isIllustration(picture) ? caption : undefined,
            part: picture.group ? text.groups[picture.group] : undefined,
          }))}
          first={current}
          onLeave={moveTo}
          onClose={viewer.close}
        />
      )}
    </section>
  );
}
