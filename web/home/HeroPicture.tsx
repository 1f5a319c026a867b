import { preload } from 'react-dom';
import { srcSetOf } from '../ui/picture/srcSetOf.ts';

type Files = Record<string, string>;

/** 3:5, for windows that are taller than wide. */
const tall = {
  light: import.meta.glob<string>('./hero/tall-*', { eager: true, query: '?url', import: 'default' }),
  dark: import.meta.glob<string>('./hero/night-tall-*', { eager: true, query: '?url', import: 'default' }),
};
/** Twice as wide as high. */
const wide = {
  light: import.meta.glob<string>('./hero/wide-*', { eager: true, query: '?url', import: 'default' }),
  dark: import.meta.glob<string>('./hero/night-wide-*', { eager: true, query: '?url', import: 'default' }),
};

/** The picture fills the hero, which is 43 to 58 rem high, so it is at least twice as wide as that. */
const wideSizes = 'max(100vw, 86rem, min(200vh, 116rem))';

const schemes = ['dark', 'light'] as const;
const shapes = [
  { orientation: 'portrait', files: tall, sizes: '100vw', width: 1080, height: 1800 },
  { orientation: 'landscape', files: wide, sizes: wideSizes, width: 2400, height: 1200 },
] as const;
const formats = [
  { format: 'avif', type: 'image/avif' },
  { format: 'jpg', type: 'image/jpeg' },
] as const;

/** The variants of the picture, each with its media query. */
const pictures = shapes.flatMap(({ orientation, files, ...size }) =>
  schemes.map((scheme) => ({
    media: `(orientation: ${orientation}) and (prefers-color-scheme: ${scheme})`,
    files: files[scheme],
    ...size,
  })),
);

/**
 * The picture at the head of the home page: tall where the window is taller than wide, in a light or a dark version.
 * Fetched before all other pictures.
 */
export function HeroPicture({ alt, className }: { alt: string; className: string }) {
  for (const { media, files, sizes } of pictures) preloadAvif(files, media, sizes);
  return (
    <picture className="contents">
      {pictures.flatMap(({ files, ...shown }) =>
        formats.map(({ format, type }) => (
          <source key={shown.media + type} type={type} srcSet={srcSetOf(files, format)} {...shown} />
        )),
      )}
      <img
        src={wide.light['./hero/wide-1440.jpg']}
        width={2400}
        height={1200}
        alt={alt}
        fetchPriority="high"
        className={className}
      />
    </picture>
  );
}

function preloadAvif(files: Files, media: string, imageSizes: string) {
  // React requires an address, but leaves it out of the link that has a `srcset`.
  preload(media, {
    as: 'image',
    type: 'image/avif',
    media,
    imageSrcSet: srcSetOf(files, 'avif'),
    imageSizes,
    fetchPriority: 'high',
  });
}
