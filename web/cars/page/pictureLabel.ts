import type { CarGalleryFragment } from '../../generated/CarGallery.ts';
import type { carPageMessages } from './messages.ts';

type Image = CarGalleryFragment['images'][number];

/** A picture of a car. A car that is known from a list only does not know the names of their files. */
export type CarPicture = Omit<Image, 'filename'> & Partial<Pick<Image, 'filename'>>;

/** Says what a picture shows. The pictures of the demonstration stock are drawings, and their files' names say so. */
export function pictureLabel(
  text: typeof carPageMessages.en,
  name: string,
  { filename }: CarPicture,
  index: number,
  count: number,
): string {
  const words = text.picture(name, index + 1, count);
  return filename?.startsWith('illustration') ? text.illustration(words) : words;
}
