import Lightbox from 'yet-another-react-lightbox';
import Counter from 'yet-another-react-lightbox/plugins/counter';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import 'yet-another-react-lightbox/plugins/counter.css';
import 'yet-another-react-lightbox/styles.css';
import { pictureUrl } from '../ui/pictureUrl.ts';
import { useText } from '../ui/useText.ts';
import { carPageMessages } from './carPageMessages.ts';
import './carViewer.css';

interface Props {
  pictures: { path: string; words: string }[];
  current: number;
  onShow: (index: number) => void;
  onClose: () => void;
}

/** The pictures in full screen: swiped, by arrow keys, zoomed. Escape and the button close it. */
export function CarViewer({ pictures, current, onShow, onClose }: Props) {
  const text = useText(carPageMessages);
  return (
    <Lightbox
      open
      close={onClose}
      index={current}
      on={{ view: ({ index }) => onShow(index) }}
      slides={pictures.map(({ path, words }) => ({ src: pictureUrl(path, 1600, 'webp'), alt: words }))}
      plugins={[Counter, Zoom]}
      carousel={{ finite: pictures.length === 1, padding: 0 }}
      render={pictures.length === 1 ? { buttonPrev: () => null, buttonNext: () => null } : undefined}
      controller={{ closeOnPullDown: true, closeOnBackdropClick: true }}
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
