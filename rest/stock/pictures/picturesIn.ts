import { InvalidInput } from '../../http/errors.ts';
import type { PictureHome, PicturesNow } from './PictureHome.ts';

/** The pictures of a record as they are; undefined where it is not there, or nobody may change it. */
export async function picturesIn(
  home: Pick<PictureHome<unknown>, 'change'>,
  id: string,
): Promise<PicturesNow | undefined> {
  const found: { pictures?: PicturesNow } = {};
  await home.change(id, (pictures) => {
    found.pictures = pictures;
    return undefined;
  });
  return found.pictures;
}

/** Whether one of the pictures has this id. */
export function has({ images }: PicturesNow, id: string): boolean {
  return images.some(({ _id }) => _id === id);
}

/** The error of a picture that cannot be taken, or changed, and why: a sentence. */
export function wrongPicture(message: string): InvalidInput {
  return new InvalidInput([{ field: 'picture', message }]);
}
