import type { CarGalleryFragment } from '../../generated/CarGallery.ts';
import type { carPageMessages } from './messages.ts';

type Image = CarGalleryFragment['images'][number];

/** A picture of a car. A car that is known from a list only does not know the names of their files. */
export type CarPicture = Omit<Image, 'filename'> & Partial<Pick<Image, 'filename'>>;

/** Whether a picture is a drawing: those of the demonstration stock are, and their files' names say so. */
export function isIllustration({ filename }: CarPicture): boolean {
  return filename?.startsWith('illustration') ?? false;
}

/** Says what a picture shows. */
export function pictureLabel(
  text: typeof carPageMessages.en,
  name: string,
  picture: CarPicture,
  index: number,
  count: number,
): string {
  const words = text.picture(name, index + 1, count);
  return isIllustration(picture) ? text.illustration(words) : words;
}
