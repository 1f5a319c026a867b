import type { CarGalleryFragment } from '../../generated/CarGallery.ts';
import type { carPageMessages } from './messages.ts';

type Image = CarGalleryFragment['images'][number];

/** A picture of a car. Its file name is missing where the car is known from a list only. */
export type CarPicture = Omit<Image, 'filename'> & Partial<Pick<Image, 'filename'>>;

/** Whether a picture is a drawing, as in the demonstration stock; its file name says so. */
export function isIllustration({ filename }: CarPicture): boolean {
  return filename?.startsWith('illustration') ?? false;
}

/** The text that says what a picture shows. */
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
