/** `pictures/buy-1280.avif` is the picture of the service `buy`, 16:10 and 1280 px wide. */
const files = import.meta.glob<string>('./pictures/*', {
  eager: true,
  query: '?url',
  import: 'default',
});

const sizes = '(width < 48rem) 100vw, (width < 64rem) 92vw, 54vw';

/** The illustration of a service. */
export function ServicePicture({ service, alt }: { service: string; alt: string }) {
  return (
    <picture className="contents">
      <source
        type="image/avif"
        srcSet={[640, 1280]
          .map((width) => `${files[`./pictures/${service}-${width}.avif`]} ${width}w`)
          .join()}
        sizes={sizes}
      />
      <img
        src={files[`./pictures/${service}-800.jpg`]}
        width={1280}
        height={800}
        alt={alt}
        className="size-full object-cover brightness-(--picture-dim)"
      />
    </picture>
  );
}
