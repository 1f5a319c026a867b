import type { ReactNode } from 'react';
import { IllustrationCaption } from '../picture/IllustrationCaption.tsx';
import { srcSetOf } from '../picture/srcSetOf.ts';

interface Props {
  /** The addresses of its files by their names: `…/720.avif` is 720 px wide and 16:10. */
  files: Record<string, string>;
  alt: string;
  /** Stands on the picture. */
  children?: ReactNode;
}

const sizes = '(width < 48rem) 1px, (width < 64rem) 46vw, 40vw';

/** The illustration of a `FormPage`. Phones do not show it and fetch the small one. */
export function FormPicture({ files, alt, children }: Props) {
  return (
    <div className="relative">
      <picture className="contents">
        <source type="image/avif" srcSet={srcSetOf(files, 'avif')} sizes={sizes} />
        <img
          srcSet={srcSetOf(files, 'jpg')}
          sizes={sizes}
          width={1440}
          height={900}
          loading="lazy"
          alt={alt}
          className="w-full brightness-(--picture-dim)"
        />
      </picture>
      <IllustrationCaption />
      {children}
    </div>
  );
}
