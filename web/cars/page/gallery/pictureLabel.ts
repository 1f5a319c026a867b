import type { CarGalleryFragment } from '../../../generated/CarGallery.ts';
import { isIllustration } from '../../card/isIllustration.ts';
import type { carPageMessages } from '../messages.ts';

type Image = CarGalleryFragment['images'][number];

/** A picture of a car. Its file name is missing where the car is known from a list only. */
export type CarPicture = Omit<Image, 'filename'> & Partial<Pick<Image, 'filename'>>;

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
