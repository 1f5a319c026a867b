/** A picture that the browser has in some size. */
export interface PictureThere {
  src: string;
  /** Its width by its height. */
  ratio: number;
}

/**
 * For each of the `count` pictures of a gallery, the largest that its section shows already: that of the slide, or else the thumbnail.
 * Undefined for a picture of which nothing has come yet.
 */
export function picturesThere(section: Element | null, count: number): (PictureThere | undefined)[] {
  return Array.from({ length: count }, (_, i) => {
    const shown = section?.querySelectorAll<HTMLImageElement>(
      `[data-slides] > :nth-child(${i + 1}) img, li > [data-slide="${i}"] img`,
    );
    const img = [...(shown ?? [])].find(({ complete, naturalWidth }) => complete && naturalWidth > 0);
    return img && { src: img.currentSrc, ratio: img.naturalWidth / img.naturalHeight };
  });
}
