import { preload } from 'react-dom';
import { srcSetOf } from '../ui/picture/srcSetOf.ts';

/** 3:5, for windows that are taller than wide. */
const tall = import.meta.glob<string>('./hero/tall-*', { eager: true, query: '?url', import: 'default' });
/** Twice as wide as high. */
const wide = import.meta.glob<string>('./hero/wide-*', { eager: true, query: '?url', import: 'default' });

/** The picture at the head of the home page: tall where the window is taller than wide. Fetched before all others. */
export function HeroPicture({ alt, className }: { alt: string; className: string }) {
  preloadAvif(tall, '(orientation: portrait)', '100vw');
  preloadAvif(wide, '(orientation: landscape)', wideSizes);
  return (
    <picture className="contents">
      {(['avif', 'jpg'] as const).map((format) => (
        <source
          key={format}
          media="(orientation: portrait)"
          type={format === 'avif' ? 'image/avif' : 'image/jpeg'}
          srcSet={srcSetOf(tall, format)}
          sizes="100vw"
          width={1080}
          height={1800}
        />
      ))}
      <source
        type="image/avif"
        srcSet={srcSetOf(wide, 'avif')}
        sizes={wideSizes}
        width={2400}
        height={1200}
      />
      <img
        src={wide['./hero/wide-1440.jpg']}
        srcSet={srcSetOf(wide, 'jpg')}
        sizes={wideSizes}
        width={2400}
        height={1200}
        alt={alt}
        fetchPriority="high"
        className={className}
      />
    </picture>
  );
}

/** It fills the hero, which is 43 to 58 rem high, and so is at least twice as wide as that. */
const wideSizes = 'max(100vw, 86rem, min(200vh, 116rem))';

function preloadAvif(files: Record<string, string>, media: string, imageSizes: string) {
  // React wants an address, and with a `srcset` leaves it out.
  preload(media, {
    as: 'image',
    type: 'image/avif',
    media,
    imageSrcSet: srcSetOf(files, 'avif'),
    imageSizes,
    fetchPriority: 'high',
  });
}
