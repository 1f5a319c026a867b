import { type CSSProperties, useEffect, useRef, useState } from 'react';
import Lightbox, { type ControllerRef } from 'yet-another-react-lightbox';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import 'yet-another-react-lightbox/styles.css';
import { coverPage } from '../../../ui/dialog/coverPage.ts';
import { pictureUrl } from '../../../ui/picture/pictureUrl.ts';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { carPageMessages } from '../messages.ts';
import { type PictureThere, picturesThere } from './picturesThere.ts';
import './carViewer.css';

interface Props {
  pictures: { path: string; words: string; caption?: string; part?: string }[];
  /** The gallery that it opens from. */
  gallery: Element | null;
  /** The picture that it opens with. */
  first: number;
  /** Called with the index of the last picture, as soon as the viewer begins to close. */
  onLeave: (last: number) => void;
  onClose: () => void;
}

/**
 * The pictures in full screen: swiped, by arrow keys, zoomed. Escape, Back and the button close it. A picture that the gallery has
 * already is shown at once, in the place and the size of the large one, which covers it as soon as it is decoded.
 */
export function CarViewer({ pictures, gallery, first, onLeave, onClose }: Props) {
  const text = useMessages(carPageMessages);
  const [shown, setShown] = useState(first);
  const controller = useRef<ControllerRef>(null);
  useEffect(() => coverPage(() => controller.current?.close()), []);
  // Kept as they are while it is open: a new list would take the viewer back to the first picture.
  const [slides] = useState(() =>
    pictures.map(({ path, words }) => ({ src: pictureUrl(path, 1600, 'webp'), alt: words })),
  );
  const captions = new Map(slides.map(({ src }, i) => [src, pictures[i]?.caption]));
  const [there] = useState(() => {
    const known = picturesThere(gallery, slides.length);
    return new Map(slides.map(({ src }, i) => [src, known[i]]));
  });
  const part = pictures[shown]?.part;
  return (
    <Lightbox
      open
      close={onClose}
      index={first}
      on={{
        view: ({ index }) => setShown(index),
        exiting: () => onLeave(shown),
      }}
      slides={slides}
      plugins={[Zoom]}
      carousel={{
        finite: slides.length === 1,
        padding: 0,
        imageProps: ({ src }) => boxOf(there.get(src)),
      }}
      render={{
        ...(slides.length === 1 && { buttonPrev: () => null, buttonNext: () => null }),
        controls: () => (
          <div aria-hidden className="viewer-counter">
            <span>{`${shown + 1} / ${slides.length}`}</span>
            {part && <span className="viewer-part">{part}</span>}
          </div>
        ),
        slideHeader: ({ slide }) => <There picture={'src' in slide ? there.get(slide.src) : undefined} />,
        slideFooter: ({ slide }) => <Caption text={'src' in slide ? captions.get(slide.src) : undefined} />,
      }}
      controller={{ ref: controller, closeOnPullDown: true, closeOnBackdropClick: true }}
      noScroll={{ disabled: true }}
      labels={{
        Previous: text.previousPicture,
        Next: text.nextPicture,
        Close: text.close,
        Lightbox: text.viewer,
        'Photo gallery': text.pictures,
        'Zoom in': text.zoomIn,
        'Zoom out': text.zoomOut,
      }}
    />
  );
}

/** The box of a picture: as large as the window allows, but not larger than the large picture may be. */
function boxOf(picture: PictureThere | undefined) {
  if (!picture) return {};
  return { className: 'viewer-box', style: { '--ratio': picture.ratio } as CSSProperties };
}

/** What is there already, under the large picture. */
function There({ picture }: { picture: PictureThere | undefined }) {
  return picture && <img aria-hidden alt="" src={picture.src} {...boxOf(picture)} data-there />;
}

/** The caption under a picture. Screen readers skip it: the picture's own text says the same. */
function Caption({ text }: { text: string | undefined }) {
  return (
    text && (
      <p
        aria-hidden
        className="pointer-events-none absolute inset-x-0 bottom-4 mx-auto w-fit rounded-control bg-picture-paper/82 px-2.5 py-1 text-xs text-picture-ink"
      >
        {text}
      </p>
    )
  );
}
