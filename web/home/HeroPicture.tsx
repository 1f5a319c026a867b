import { preload } from 'react-dom';

/** `hero/wide-1440.avif` is a picture of twice its height, 1440 px wide; `tall` ones are 3:5. */
const files = import.meta.glob<string>('./hero/*', { eager: true, query: '?url', import: 'default' });

/** The picture at the head of the home page: tall where the window is taller than wide. Fetched before all others. */
export function HeroPicture({ alt, className }: { alt: string; className: string }) {
  preloadShape('tall', '(orientation: portrait)', '100vw');
  preloadShape('wide', '(orientation: landscape)', wideSizes);
  return (
    <picture className="contents">
      {(['avif', 'jpg'] as const).map((format) => (
        <source
          key={format}
          media="(orientation: portrait)"
          type={format === 'avif' ? 'image/avif' : 'image/jpeg'}
          srcSet={srcSet('tall', format)}
          sizes="100vw"
          width={1080}
          height={1800}
        />
      ))}
      <source
        type="image/avif"
        srcSet={srcSet('wide', 'avif')}
        sizes={wideSizes}
        width={2400}
        height={1200}
      />
      <img
        src={files['./hero/wide-1440.jpg']}
        srcSet={srcSet('wide', 'jpg')}
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

function preloadShape(shape: 'wide' | 'tall', media: string, imageSizes: string) {
  preload(`${shape}.avif`, {
    as: 'image',
    type: 'image/avif',
    media,
    imageSrcSet: srcSet(shape, 'avif'),
    imageSizes,
    fetchPriority: 'high',
  });
}

function srcSet(shape: 'wide' | 'tall', format: 'avif' | 'jpg'): string {
  return Object.entries(files)
    .filter(([name]) => name.startsWith(`./hero/${shape}-`) && name.endsWith(format))
    .map(([name, url]) => `${url} ${/\d+/.exec(name)?.[0]}w`)
    .join(', ');
}
