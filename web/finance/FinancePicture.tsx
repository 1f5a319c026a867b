/** `picture/720.avif` is 720 px wide and 16:10. */
const files = import.meta.glob<string>('./picture/*', { eager: true, query: '?url', import: 'default' });

const sizes = '(width < 768px) 1px, (width < 981px) 92vw, 40vw';

/** The picture beside the form. Phones do not show it and fetch the small one. */
export function FinancePicture({ alt }: { alt: string }) {
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={srcSet('avif')} sizes={sizes} />
      <source type="image/webp" srcSet={srcSet('webp')} sizes={sizes} />
      <img
        src={files['./picture/720.jpg']}
        srcSet={srcSet('jpg')}
        sizes={sizes}
        width={1440}
        height={900}
        loading="lazy"
        alt={alt}
        className="w-full brightness-(--picture-dim)"
      />
    </picture>
  );
}

function srcSet(format: 'avif' | 'webp' | 'jpg'): string {
  return [720, 1440].map((width) => `${files[`./picture/${width}.${format}`]} ${width}w`).join(', ');
}
