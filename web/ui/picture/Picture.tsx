import clsx from 'clsx';
import { memo, useState } from 'react';
import { preload } from 'react-dom';
import { NoPicture } from './NoPicture.tsx';
import { placeholderUrl } from './placeholderUrl.ts';
import { type PictureFormat, pictureUrl, pictureWidths } from './pictureUrl.ts';

interface Props {
  /** The path of the picture in the dealer's system. */
  path: string | null | undefined;
  /** What it shows; empty where the text beside it says so already. */
  alt: string;
  /** How wide it is shown, as in the `sizes` of an image. */
  sizes: string;
  /** Whether it is the first picture that visitors see, and so is fetched first. */
  priority?: boolean;
  /** Whether it is fetched before it is near the window. */
  eager?: boolean;
  /** Its thumbhash, base64. */
  placeholder?: string | null;
  className?: string;
}

/** A picture of a car, 16:10, in the width and format that suit the device. Without one: an empty stage. */
export const Picture = memo(function Picture({
  path,
  alt,
  sizes,
  priority = false,
  eager = priority,
  placeholder,
  className,
}: Props) {
  const [failed, setFailed] = useState<string>();
  if (!path || failed === path) return <NoPicture alt={alt} className={className} />;

  const srcSet = (format: PictureFormat) =>
    pictureWidths.map((width) => `${pictureUrl(path, width, format)} ${width}w`).join(', ');
  if (priority) {
    preload(pictureUrl(path, 960, 'avif'), {
      as: 'image',
      type: 'image/avif',
      imageSrcSet: srcSet('avif'),
      imageSizes: sizes,
      fetchPriority: 'high',
    });
  }
  const blurred = placeholder && placeholderUrl(placeholder);
  const fail = () => setFailed(path);
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={srcSet('avif')} sizes={sizes} />
      <img
        ref={(img) => tellIfBroken(img, fail)}
        alt={alt}
        width={1600}
        height={1000}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
        sizes={sizes}
        srcSet={srcSet('jpg')}
        src={pictureUrl(path, 960, 'jpg')}
        onError={fail}
        style={blurred ? { backgroundImage: `url(${blurred})`, backgroundSize: 'cover' } : undefined}
        className={clsx('object-cover brightness-(--picture-dim)', className)}
      />
    </picture>
  );
});

/** The error of a picture that fails before hydration reaches no listener, so the state of the picture is read. */
function tellIfBroken(img: HTMLImageElement | null, tell: () => void) {
  if (img?.complete && img.naturalWidth === 0) img.decode().catch(tell);
}
